import { type ReactNode, useEffect, useId, useRef } from 'react';
import { placeBeside } from './place-beside.ts';
import { useTooltipTiming } from './tooltip-timing.ts';

type TooltipProps = {
  /** The words. Never the only place where something needed is said. */
  text: ReactNode;
  /** Draws the element that is explained, tied to the words by `aria-describedby`. */
  children: (described: { 'aria-describedby': string }) => ReactNode;
};

/** The top layer keeps the words above everything; a browser without it shows them in their own layer. */
const TOP_LAYER = 'showPopover' in HTMLElement.prototype ? 'manual' : undefined;

/** Shows a word's meaning after 700 ms of pointing, at once on focus; Escape closes it. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const place = useRef<HTMLSpanElement>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  const timing = useTooltipTiming();

  useEffect(() => {
    const [anchor, tip] = [place.current, bubble.current];
    if (!timing.open || !anchor || !tip) return;
    tip.showPopover?.();
    placeBeside(tip, anchor);
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') timing.close();
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      tip.hidePopover?.();
    };
  }, [timing.open, timing.close]);

  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens in on the control that it wraps. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a press is for browsers that do not focus a button on click. */}
      <span
        ref={place}
        className="tooltip-place"
        onPointerEnter={timing.pointAt}
        onPointerLeave={timing.leaveTrigger}
        onFocus={timing.show}
        onBlur={timing.close}
        onClick={timing.show}
      >
        {children({ 'aria-describedby': id })}
      </span>
      <span
        ref={bubble}
        id={id}
        className="tooltip"
        role="tooltip"
        popover={TOP_LAYER}
        hidden={!timing.open}
        onPointerEnter={timing.show}
        onPointerLeave={timing.leaveTip}
      >
        {text}
      </span>
    </>
  );
}
