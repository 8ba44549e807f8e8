import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';

/** What somebody does when they go on by themselves. */
const MOVES = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;
/** A second longer than anything above the inbox may take until it is shown (overview.css). */
const SETTLES_MS = 5000;

/**
 * The bell leads to the inbox from every page. What stands above it arrives piece by piece, hides it meanwhile and pushes it
 * away, and the title of a new page asks for the focus: until all of it is there, or somebody moves on their own, the inbox
 * takes its place and the focus.
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
    const arriving = new MutationObserver(land);
    const stop = () => {
      growing.disconnect();
      arriving.disconnect();
      clearTimeout(settled);
      document.removeEventListener('focusin', land);
      for (const move of MOVES) document.removeEventListener(move, stop);
    };
    const settled = setTimeout(stop, SETTLES_MS);
    growing.observe(document.body);
    arriving.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', land);
    for (const move of MOVES) document.addEventListener(move, stop, { passive: true });
    land();
    return stop;
  }, [inbox, location]);
}
