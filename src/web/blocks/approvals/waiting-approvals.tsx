import { Suspense } from 'react';
import { later } from '#web/ui/later.ts';
import type { OnAgain } from './waiting-list.tsx';

const WaitingList = later(async () => (await import('./waiting-list.tsx')).WaitingList);

/** What waits for a second person about what the page shows. On most pages nothing does, so it comes after them. */
export const WaitingApprovals = ({ subject, onAgain }: { subject: string; onAgain?: OnAgain }) => (
  <Suspense fallback={null}>
    <WaitingList subject={subject} onAgain={onAgain} />
  </Suspense>
);
