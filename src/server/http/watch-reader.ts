import { LOOK_EVERY_MS, readerPace } from '#domain/running/reader-pace.ts';

type Reader = Readonly<{
  /** Whether something lies ready that the reader has not taken. */
  isAwaited: () => boolean;
  /** How many bytes the reader has taken so far. */
  takenBytes: () => number;
  isMemoryFull?: () => boolean;
  onTooSlow: (pace: 'slow' | 'still') => void;
}>;

/** Looks at a reader again and again, until it is told to stop. */
export function watchReader({ isAwaited, takenBytes, isMemoryFull, onTooSlow }: Reader): () => void {
  let taken: number[] = [];
  const timer = setInterval(() => {
    taken = isAwaited() ? [...taken, takenBytes()] : [];
    const pace = readerPace(taken, isMemoryFull?.());
    if (pace !== 'fair') onTooSlow(pace);
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
