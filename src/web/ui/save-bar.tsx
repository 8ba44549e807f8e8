import { type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';

type SaveBarProps = {
  /** Names the region: "Save". */
  label: string;
  /** What is unsaved, or when it was saved. */
  state: ReactNode;
  /** The primary one last. */
  actions: ReactNode;
};

/** Many changes, one save: a bar at the foot of the frame, across the whole column. */
export function SaveBar({ label, state, actions }: SaveBarProps) {
  const [frame, setFrame] = useState<Element | null>(null);
  // The frame is an ancestor, so it is known only once this place is on the page.
  const here = useCallback((place: HTMLSpanElement | null) => {
    if (place) setFrame(place.closest('.shell, .wizard') ?? place.parentElement);
  }, []);

  const bar = (
    <section className="savebar" aria-label={label}>
      {state}
      <div className="actions">{actions}</div>
    </section>
  );
  return (
    <>
      <span ref={here} hidden />
      {frame && createPortal(bar, frame)}
    </>
  );
}
