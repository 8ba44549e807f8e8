import { lazy, Suspense } from 'react';
import { whenCalm } from '#web/ui/calm.ts';

/** Comes later than everything else; where it cannot be fetched, the frame does without. */
const Drawn = lazy(() =>
  whenCalm()
    .then(() => import('./waiting/what-waits.tsx'))
    .then(
      ({ WhatWaits }) => ({ default: WhatWaits }),
      () => ({ default: () => null }),
    ),
);

/** What waits for somebody, in its place of the frame: a number beside a line of the menu, on the bell, or the rail. */
export const Waiting = ({ at }: { at: string }) => (
  <Suspense>
    <Drawn at={at} />
  </Suspense>
);
