import { lazy, Suspense } from 'react';
import { may } from '../../shared/page-settings.ts';
import type { NotesOf } from './team-notes-queries.ts';

const TeamNotesCard = lazy(async () => ({ default: (await import('./team-notes-card.tsx')).TeamNotesCard }));

/** Below what a page is about, so it comes after it. */
export const TeamNotes = (about: NotesOf) =>
  // Notes name customers.
  may('see_customers') && (
    <Suspense fallback={null}>
      <TeamNotesCard {...about} />
    </Suspense>
  );
