import { lazy, Suspense } from 'react';
import type { OnAgain } from './waiting-list.tsx';

const WaitingList = lazy(async () => ({ default: (await import('./waiting-list.tsx')).WaitingList }));

/** What waits for a second person about what the page shows. On most pages nothing does, so it comes after them. */
export const WaitingApprovals = ({ subject, onAgain }: { subject: string; onAgain?: OnAgain }) => (
  <Suspense fallback={null}>
    <WaitingList subject={subject} onAgain={onAgain} />
  </Suspense>
);
