import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';

/** What somebody does when they go on by themselves. */
const MOVES = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * The bell leads to the inbox from every page. What stands above it arrives piece by piece and pushes it away, and the
 * title of a new page asks for the focus: until somebody moves on their own, the inbox keeps its place and the focus.
 */
export function useLandAtInbox(inbox: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  useEffect(() => {
    const place = inbox.current;
    if (location.hash !== 'inbox' || !place) return;
    const land = () => {
      if (document.activeElement !== place) place.focus({ preventScroll: true });
      place.scrollIntoView?.({ block: 'start' });
    };
    const growing = new ResizeObserver(land);
    const stop = () => {
      growing.disconnect();
      document.removeEventListener('focusin', land);
      for (const move of MOVES) document.removeEventListener(move, stop);
    };
    growing.observe(document.body);
    document.addEventListener('focusin', land);
    for (const move of MOVES) document.addEventListener(move, stop, { passive: true });
    land();
    return stop;
  }, [inbox, location]);
}
