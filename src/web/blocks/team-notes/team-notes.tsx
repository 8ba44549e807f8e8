import { Suspense } from 'react';
import { later } from '#web/ui/later.ts';
import { may } from '../../shared/page-settings.ts';
import type { NotesOf } from './team-notes-queries.ts';

const TeamNotesCard = later(async () => (await import('./team-notes-card.tsx')).TeamNotesCard);
const HiddenNotes = later(async () => (await import('./hidden-notes.tsx')).HiddenNotes);

/** Below what a page is about, so it comes after it. */
export const TeamNotes = (about: NotesOf) => (
  <Suspense fallback={null}>{may('see_customers') ? <TeamNotesCard {...about} /> : <HiddenNotes />}</Suspense>
);
