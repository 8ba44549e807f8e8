import { lazy, Suspense } from 'react';

const WaitingList = lazy(async () => ({ default: (await import('./waiting-list.tsx')).WaitingList }));

/** What waits for a second person about what the page shows. On most pages nothing does, so it comes after them. */
export const WaitingApprovals = ({ subject }: { subject: string }) => (
  <Suspense fallback={null}>
    <WaitingList subject={subject} />
  </Suspense>
);
