// Loaded before the product: what HARM names happens to the process that gets the signal, as a bug of ours would do it.
import { getHeapStatistics } from 'node:v8';

const hoard = [];
const HARMS = {
  hoard: () => {
    const bytes = getHeapStatistics().heap_size_limit * 0.87;
    while (process.memoryUsage().heapUsed < bytes) hoard.push(new Array(100_000).fill(hoard.length));
  },
  throw: () => {
    throw new Error('nobody caught this, with a password in it');
  },
  reject: () => void Promise.reject(new Error('nobody waited for this')),
};

process.on('SIGUSR2', () => HARMS[process.env.HARM]?.());
