import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

export function GalleryWaiting() {
  return (
    <>
      <Card title="Loading">
        <div className="stack">
          <Skeleton />
          <Skeleton kind="tiles" count={3} />
          <Skeleton kind="rows" count={3} />
          <div className="stack" data-gap="small">
            <p className="strong">Finishing payments setup</p>
            <ProgressBar label="Finishing payments setup" percent={40} />
            <p className="subtle">Creating your sandbox account. Up to 40 seconds.</p>
            <ProgressBar label="Looking for the file" percent={undefined} />
          </div>
          <Meter label="Files" value={4.3} max={4.5} words="4.3 of 4.5 MB" kind="danger" />
          <Meter label="Pages" value={12} max={50} words="12 of 50 pages" />
        </div>
      </Card>
      <Card title="Empty">
        <EmptyState icon="flag" title="No disputes" action={<Button>How disputes work</Button>}>
          When a customer questions a payment, it shows up here with the day you need to answer by.
        </EmptyState>
      </Card>
    </>
  );
}
