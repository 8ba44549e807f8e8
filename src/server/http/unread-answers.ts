import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from '../logger.ts';
import { watchReader } from './watch-reader.ts';

/**
 * Closes the connection of whoever takes nothing of an answer, or almost nothing, for two minutes: until it is read, it lies
 * in the memory, which waits twenty seconds when it is full. An answer that is still being made, and a stream in which nothing happens, wait for nobody and are left alone.
 */
export function closeUnread(server: Server, log: Pick<Logger, 'warn'>, isMemoryFull: () => boolean): void {
  server.on('connection', (socket: Socket) => {
    const stopWatching = watchReader({
      isAwaited: () => socket.writableLength > 0,
      takenBytes: () => takenBytes(socket),
      isMemoryFull,
      onTooSlow: () => {
        const { writableLength, remoteAddress } = socket;
        log.warn({ ip: remoteAddress, bytes: writableLength }, 'an answer that nobody reads was given up');
        socket.destroy();
      },
    });
    socket.once('close', stopWatching);
  });
  // Heard here, the silence of a connection ends it only between answers, and none that is still being made.
  server.on('request', (_, reply) => reply.on('timeout', () => undefined));
}

type Handle = Readonly<{ bytesWritten: number; writeQueueSize: number }>;

/**
 * What the system has taken over for the reader. The public counts know only whole pieces, and an answer of 8 MB is one, so
 * the handle is asked, by which Node itself sees whether a write gets on.
 */
function takenBytes(socket: Socket & Readonly<{ _handle?: Handle | null }>): number {
  const { _handle: handle } = socket;
  return handle ? handle.bytesWritten - handle.writeQueueSize : socket.bytesWritten - socket.writableLength;
}
