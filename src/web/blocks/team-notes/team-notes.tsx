import { lazy, Suspense } from 'react';
import type { NotesOf } from './team-notes-queries.ts';

const TeamNotesCard = lazy(async () => ({ default: (await import('./team-notes-card.tsx')).TeamNotesCard }));

/** Below what a page is about, so it comes after it. */
export const TeamNotes = (about: NotesOf) => (
  <Suspense fallback={null}>
    <TeamNotesCard {...about} />
  </Suspense>
);
