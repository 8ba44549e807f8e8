import { useCallback, useEffect, useRef, useState } from 'react';

export const SHOW_DELAY_MS = 700;
/** Long enough to reach the words from what they explain. */
export const HIDE_DELAY_MS = 600;
/** Shorter once the words themselves were left. */
export const HIDE_DELAY_FROM_TIP_MS = 300;

/** When a tooltip opens and closes. One timer only: the last thing that happened decides. */
export function useTooltipTiming() {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const turn = useCallback((next: boolean, delayMs: number) => {
    clearTimeout(timer.current);
    if (delayMs === 0) setOpen(next);
    else timer.current = setTimeout(() => setOpen(next), delayMs);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    open,
    pointAt: useCallback(() => turn(true, SHOW_DELAY_MS), [turn]),
    show: useCallback(() => turn(true, 0), [turn]),
    leaveTrigger: useCallback(() => turn(false, HIDE_DELAY_MS), [turn]),
    leaveTip: useCallback(() => turn(false, HIDE_DELAY_FROM_TIP_MS), [turn]),
    close: useCallback(() => turn(false, 0), [turn]),
  };
}
