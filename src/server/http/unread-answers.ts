import type { Server } from 'node:http';
import type { Logger } from '../logger.ts';

/** Shorter than a process whose memory is full waits before it gives up: what such readers hold is free again by then. */
const UNREAD_MS_MAX = 20_000;

/**
 * Closes the connection of whoever takes nothing of an answer for so long: until it is read, it lies in the memory. An answer
 * that is still being made, and a stream in which nothing happens, wait for nobody and are left alone.
 */
export function closeUnread(server: Server, log: Pick<Logger, 'warn'>, unreadMsMax = UNREAD_MS_MAX): void {
  server.on('request', ({ socket }, reply) => {
    // The time begins anew with every byte that is taken, also in the middle of a large piece.
    reply.setTimeout(unreadMsMax, () => {
      const { writableLength, remoteAddress } = socket;
      if (writableLength === 0) return;
      log.warn({ ip: remoteAddress, bytes: writableLength }, 'an answer that nobody reads was given up');
      socket.destroy();
    });
  });
}
