import { type RefObject, useEffect, useState } from 'react';

export const REPOSITION_MS = 500;

/**
 * Looks every half second whether the anchor has moved under an open popover, as when a notice above it goes away.
 * The answer changes by a hundredth of a pixel each time: the library measures again when an offset changes.
 */
export function useFollow(anchor: RefObject<Element | null>): number {
  const [moves, setMoves] = useState(0);

  useEffect(() => {
    let last = whereIs(anchor.current);
    const timer = setInterval(() => {
      const now = whereIs(anchor.current);
      if (now !== last) setMoves((count) => count + 1);
      last = now;
    }, REPOSITION_MS);
    return () => clearInterval(timer);
  }, [anchor]);

  return moves % 2 === 0 ? 0 : 0.01;
}

function whereIs(element: Element | null): string {
  const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
  return [x, y, width, height].map(Math.round).join(' ');
}
