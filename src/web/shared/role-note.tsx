import { lazy, Suspense } from 'react';
import type { RoleNoteProps } from './lacking-role.tsx';

const LackingRole = lazy(async () => ({ default: (await import('./lacking-role.tsx')).LackingRole }));

/** Why something is not there. Whoever may do everything never loads it. */
export const RoleNote = (props: RoleNoteProps) => (
  <Suspense fallback={null}>
    <LackingRole {...props} />
  </Suspense>
);
