import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether the table is no wider than the place it has. While it fits, the page scrolls and the heads stick under the
 * top bar; otherwise the table scrolls sideways in a region that the keyboard can reach.
 */
export function useFits(frame: RefObject<HTMLElement | null>, table: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(true);

  useEffect(() => {
    const [outer, inner] = [frame.current, table.current];
    if (!outer || !inner) return;
    // A pixel of tolerance, because widths are rounded differently on zoomed screens.
    const measure = () => setFits(inner.offsetWidth <= outer.clientWidth + 1);
    // It is told once at the beginning, too, when the page has been laid out anyway: to ask before would lay it out once more.
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [frame, table]);

  return fits;
}
