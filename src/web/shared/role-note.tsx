import { lazy, Suspense } from 'react';
import type { RoleNoteProps } from './role-note-drawn.tsx';

const Drawn = lazy(async () => ({ default: (await import('./role-note-drawn.tsx')).RoleNoteDrawn }));

/** Most people may do what a page offers, so the words for whoever may not are fetched when they are needed. */
export const RoleNote = (props: RoleNoteProps) => (
  <Suspense>
    <Drawn {...props} />
  </Suspense>
);
