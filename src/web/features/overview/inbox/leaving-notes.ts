import { useEffect, useState } from 'react';
import type { Note } from '#contract/notes.ts';

/** As long as the animation in overview.css. */
const LEAVING_MS = 500;
const STILL = '(prefers-reduced-motion: reduce)';

export type DrawnNote = Readonly<{ note: Note; isLeaving: boolean }>;

const newestFirst = ({ note: a }: DrawnNote, { note: b }: DrawnNote): number =>
  b.date_created_gmt.localeCompare(a.date_created_gmt) || b.id - a.id;

/** The messages there are, and for half a second those that have just gone, so that one sees them leave. */
export function useLeavingNotes(notes: readonly Note[]): readonly DrawnNote[] {
  const [before, setBefore] = useState(notes);
  useEffect(() => {
    const timer = setTimeout(() => setBefore(notes), window.matchMedia(STILL).matches ? 0 : LEAVING_MS);
    return () => clearTimeout(timer);
  }, [notes]);
  const gone = before.filter(({ id }) => !notes.some((note) => note.id === id));
  return [
    ...notes.map((note) => ({ note, isLeaving: false })),
    ...gone.map((note) => ({ note, isLeaving: true })),
  ].toSorted(newestFirst);
}
