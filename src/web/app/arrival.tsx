import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { shellCopy as copy } from './shell-copy.ts';

/**
 * A new page announces itself: the focus goes to its title, which a screen reader then reads. A page whose title is not
 * there yet gets the focus itself, and its name is said aloud.
 */
export function Arrival({ title }: { title: string }) {
  const router = useRouter();
  const [arrivals, setArrivals] = useState(0);
  const [spoken, setSpoken] = useState('');

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) setArrivals((before) => before + 1);
      }),
    [router],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: only an arrival moves the focus, a new title alone does not.
  useEffect(() => {
    if (arrivals === 0) return;
    const main = document.querySelector('main');
    if (!main) return;
    setSpoken(focusTitle(main) ? '' : copy.arrived(title));
    return keepFocus(main);
  }, [arrivals]);

  return (
    <VisuallyHidden>
      <span role="status">{spoken}</span>
    </VisuallyHidden>
  );
}

/** Answers whether there was a title to give the focus to. */
function focusTitle(main: HTMLElement): boolean {
  const heading = main.querySelector('h1');
  (heading ?? main).focus({ preventScroll: true });
  return heading !== null;
}

/**
 * A page that comes in two steps takes its first title away, and the focus with it: the next title gets it back, until
 * somebody points elsewhere.
 */
function keepFocus(main: HTMLElement): () => void {
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) focusTitle(main);
  });
  const stop = () => observer.disconnect();
  observer.observe(main, { childList: true, subtree: true });
  document.addEventListener('pointerdown', stop, { once: true });
  return () => {
    stop();
    document.removeEventListener('pointerdown', stop);
  };
}
