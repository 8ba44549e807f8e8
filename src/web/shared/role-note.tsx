import { Suspense } from 'react';
import { later } from '#web/ui/later.ts';
import type { RoleNoteProps } from './lacking-role.tsx';

const LackingRole = later(async () => (await import('./lacking-role.tsx')).LackingRole);

/** Why something is not there. Whoever may do everything never loads it. */
export const RoleNote = (props: RoleNoteProps) => (
  <Suspense fallback={null}>
    <LackingRole {...props} />
  </Suspense>
);
