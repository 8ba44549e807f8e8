import type { IncomingMessage, Server } from 'node:http';
import { type AppError, fail } from '#contract/kit/errors.ts';
import { isInCrumbs } from '#domain/running/body-pieces.ts';
import { endUnless } from './last-words.ts';

/** Of all bodies that have begun to arrive and have not ended, together. */
export const UNFINISHED_BYTES_MAX = 67_108_864;
const RETRY_AFTER_S = 5;

/** A body on its way. */
type Unfinished = { pieces: number; bytes: number; readonly refuse: (failure: AppError) => void };

/**
 * Whatever a body is and whoever reads it: it comes in pieces worth having, and those that never end do not fill the memory.
 * When all together are too much, the one that began first makes room: who has been at it the longest is the least likely to
 * end. A refusal leaves below HTTP, because it must not wait until somebody reads the body.
 */
export function limitBodies(server: Server, unfinishedBytesMax: number): void {
  /** The oldest first. */
  const unfinished = new Set<Unfinished>();
  let heldBytes = 0;
  const forget = (body: Unfinished) => {
    if (unfinished.delete(body)) heldBytes -= body.bytes;
  };
  const makeRoom = () => {
    for (const oldest of unfinished) {
      if (heldBytes <= unfinishedBytesMax) return;
      oldest.refuse(fail('wcpay_unavailable', { retry_after_s: RETRY_AFTER_S }));
    }
  };

  server.on('request', (request, reply) => {
    if (!hasBody(request)) return;
    const { socket } = request;
    let isRefused = false;
    const body: Unfinished = {
      pieces: 0,
      bytes: 0,
      refuse: (failure) => {
        isRefused = true;
        forget(body);
        if (reply.headersSent) socket.destroy();
        else server.emit('clientError', failure, socket);
      },
    };
    unfinished.add(body);
    reply.once('close', () => {
      forget(body);
      if (!request.complete) endUnless(socket, () => request.complete);
    });

    const push = request.push.bind(request);
    // What the parser found goes through here before anybody sees it. Without a taker it reads no further.
    request.push = (piece: Buffer | null, encoding?: BufferEncoding) => {
      if (piece === null) {
        forget(body);
        return push(null, encoding);
      }
      if (unfinished.has(body)) {
        body.pieces += 1;
        body.bytes += piece.length;
        heldBytes += piece.length;
        if (isInCrumbs(body)) body.refuse(fail('rest_body_in_crumbs'));
        else makeRoom();
      }
      return isRefused ? false : push(piece, encoding);
    };
  });
}

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
