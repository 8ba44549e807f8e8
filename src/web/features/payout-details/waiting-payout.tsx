import { Card } from '#web/ui/card.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { payoutDetailsCopy as copy, proofCopy } from './payout-details-copy.ts';

/** The shape of what is coming. */
export function WaitingPayout() {
  return (
    <Page title={copy.title}>
      <div className="split">
        <div className="stack">
          <Card title={proofCopy.title}>
            <Skeleton kind="rows" count={7} />
          </Card>
        </div>
        <div className="stack">
          <Card label={copy.summary}>
            <Skeleton count={3} />
          </Card>
          <Card title={copy.details}>
            <Skeleton kind="rows" count={4} />
          </Card>
        </div>
      </div>
    </Page>
  );
}
