import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Thousands of requests fit into what is read at once, and each takes memory as soon as it is read. */
const EARLY_MAX = 8;

/** What is being answered on a connection, and how many requests came before that was done. */
type Turn = { readonly reply: ServerResponse; early: number };

/**
 * A connection has one request under way. HTTP lets a client send the next before the last was answered; browsers, proxies and
 * the usual libraries never do. For who does, the connection ends with the answer that is being made, as HTTP also allows, and
 * they send again what was not answered. Who sends many at once is let go without one.
 */
export function oneAtATime(server: Server, serve: RequestListener): RequestListener {
  server.on('connection', readNothingAfterTheEnd);
  const turns = new WeakMap<Socket, Turn>();
  return (request, reply) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const turn = turns.get(socket);
    if (!turn) {
      const begun = { reply, early: 0 };
      turns.set(socket, begun);
      reply.once('close', () => {
        // Once somebody was early, nothing is served there any more, also while the last answer is still on its way.
        if (begun.early === 0) turns.delete(socket);
      });
      return serve(request, reply);
    }
    turn.early += 1;
    if (turn.early > EARLY_MAX) return void socket.destroy();
    if (turn.early > 1) return;
    // The parser asks for more after each request, so that stopping once would not last.
    socket.on('resume', () => socket.pause());
    turn.reply.shouldKeepAlive = false;
    turn.reply.once('close', () => socket.destroySoon());
  };
}

/** What Node reads with; its documentation does not name it. */
type Reading = Socket & { readonly parser?: { onIncoming?: (...request: unknown[]) => unknown } | null };
const STOP_READING = -1;

/** Node makes every request out of the 64 kB it reads at once, 1,800 of the shortest, also when the first ended the connection. */
function readNothingAfterTheEnd(socket: Reading): void {
  const { parser } = socket;
  const read = parser?.onIncoming;
  if (parser && read)
    parser.onIncoming = (...request) => (socket.destroyed ? STOP_READING : read(...request));
}
