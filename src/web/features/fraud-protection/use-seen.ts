import { useEffect, useRef } from 'react';

/** Calls back once, when the element is first on the screen. */
export function useSeen<Shown extends Element>(onSeen: () => void) {
  const element = useRef<Shown>(null);
  const callback = useRef(onSeen);
  useEffect(() => {
    const shown = element.current;
    if (!shown) return;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      callback.current();
    });
    observer.observe(shown);
    return () => observer.disconnect();
  }, []);
  return element;
}
