import { Socket } from 'node:net';

/** Every line of this process to its database, whoever opened it: pools, listeners, jobs, the simulated provider's books. */
export type Lines = Readonly<{
  /** Handed to the driver, which asks for a socket here and not of the system. */
  open: () => Socket;
  /** Ends them all. What was asked on them fails at once, as when the network is cut; new ones are made when next needed. */
  cut: (reason: string) => void;
}>;

export function openLines(): Lines {
  const sockets = new Set<Socket>();
  return {
    open: () => {
      const socket = new Socket();
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      return socket;
    },
    cut: (reason) => {
      for (const socket of [...sockets])
        socket.destroy(Object.assign(new Error(reason), { code: 'ECONNRESET' }));
    },
  };
}

/** So that a peer that vanished without a word, as a machine without power does, is noticed within half a minute. */
const QUIET_MS = 20_000;

/** What is added to an address so that its lines can be cut, and break by themselves when nobody is at the other end. */
export const over = ({ open }: Lines) => ({
  stream: open,
  keepAlive: true,
  keepAliveInitialDelayMillis: QUIET_MS,
});
