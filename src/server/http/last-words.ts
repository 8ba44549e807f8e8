import type { Socket } from 'node:net';

/** Time to read the last answer. Closed at once, with words still arriving, a line would lose it on the way. */
const LAST_WORDS_MS = 1000;

/** Says one more thing and listens no longer. Whoever keeps their half open then keeps it alone. */
export function endSoon(socket: Socket, words: string): void {
  socket.pause();
  socket.end(words);
  const timer = setTimeout(() => socket.destroy(), LAST_WORDS_MS);
  socket.once('close', () => clearTimeout(timer));
}

/** Who was answered while they were still sending may end it in this time; what they send has no taker any more. */
export function endUnless(socket: Socket, hasEnded: () => boolean): void {
  const timer = setTimeout(() => {
    if (!hasEnded()) socket.destroy();
  }, LAST_WORDS_MS);
  timer.unref();
}
