import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { addressGroup } from '../access/passwords/address-group.ts';
import { endUnless } from './last-words.ts';
import type { Unfinished, UnfinishedBodies } from './unfinished-bodies.ts';

const LOOK_EVERY_MS = 2000;

/**
 * Whatever a body is and whoever reads it: it comes in pieces worth having and at a pace, and those that never end do not fill
 * the memory. A refusal leaves below HTTP, because it must not wait until somebody reads the body.
 */
export function limitBodies(
  server: Server,
  bodies: UnfinishedBodies,
  serve: RequestListener,
): RequestListener {
  server.on('listening', () => {
    const timer = setInterval(() => bodies.refuseSlow(performance.now()), LOOK_EVERY_MS);
    timer.unref();
    server.once('close', () => clearInterval(timer));
  });

  return (request, reply) => {
    if (!hasBody(request)) return serve(request, reply);
    const { socket } = request;
    let isRefused = false;
    const body: Unfinished = {
      visitor: addressGroup(socket.remoteAddress ?? ''),
      beganMs: performance.now(),
      pieces: 0,
      bytes: 0,
      refuse: (failure) => {
        isRefused = true;
        if (reply.headersSent) socket.destroy();
        else server.emit('clientError', failure, socket);
      },
    };
    bodies.begin(body);
    reply.once('close', () => {
      bodies.forget(body);
      if (!request.complete) endUnless(socket, () => request.complete);
    });

    const push = request.push.bind(request);
    // What the parser found goes through here before anybody sees it. Without a taker it reads no further.
    request.push = (piece: Buffer | null, encoding?: BufferEncoding) => {
      if (piece === null) {
        bodies.forget(body);
        return push(null, encoding);
      }
      bodies.take(body, piece.length);
      return isRefused ? false : push(piece, encoding);
    };
    serve(request, reply);
  };
}

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
