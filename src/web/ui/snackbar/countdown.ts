import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` after `totalMs` of time not spent waiting. */
export function useCountdown(totalMs: number, waiting: boolean, onEnd: () => void): void {
  const leftMs = useRef(totalMs);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (waiting) return;
    const startedAt = performance.now();
    const timer = setTimeout(end, leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - startedAt;
    };
  }, [waiting]);
}
