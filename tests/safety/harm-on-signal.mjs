// Loaded before the product: what HARM names happens to the process that gets the signal, as a bug of ours would do it.
const HARMS = {
  throw: () => {
    throw new Error('nobody caught this, with a password in it');
  },
  reject: () => void Promise.reject(new Error('nobody waited for this')),
};

process.on('SIGUSR2', () => HARMS[process.env.HARM]?.());
