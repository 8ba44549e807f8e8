import { notifyManager } from '@tanstack/react-query';

/** Longer is no press: a text is marked, or the button was let go where no page hears of it. */
const PRESS_MS = 1000;

/**
 * News that comes between press and release would move what is pressed, and the click would meet nothing. It is shown once the
 * button is let go, and the click done. Answers how to stop.
 */
export function holdStill(): () => void {
  let held: (() => void)[] | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const release = () => {
    clearTimeout(timer);
    const waiting = held ?? [];
    held = undefined;
    for (const show of waiting) show();
  };
  const press = () => {
    held ??= [];
    clearTimeout(timer);
    timer = setTimeout(release, PRESS_MS);
  };
  // The click comes right after its release.
  const letGo = () => setTimeout(release, 0);
  notifyManager.setScheduler((show) => {
    if (held) held.push(show);
    else setTimeout(show, 0);
  });
  addEventListener('pointerdown', press, { capture: true });
  addEventListener('pointerup', letGo, { capture: true });
  addEventListener('pointercancel', letGo, { capture: true });
  return () => {
    removeEventListener('pointerdown', press, { capture: true });
    removeEventListener('pointerup', letGo, { capture: true });
    removeEventListener('pointercancel', letGo, { capture: true });
    release();
  };
}
