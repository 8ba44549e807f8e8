import { paths } from '#web/shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { challengeCopy as copy } from './challenge-copy.ts';

/** No dispute is named, or there is none by that name. */
export function NoDispute({ title, text }: { title: string; text: string }) {
  return (
    <Page title={copy.title}>
      <Card label={title}>
        <EmptyState
          icon="flag"
          level={2}
          title={title}
          action={<LinkButton href={paths.disputes()}>{copy.toDisputes}</LinkButton>}
        >
          {text}
        </EmptyState>
      </Card>
    </Page>
  );
}

/** The same shape as what is coming. */
export function ChallengeWaiting() {
  return (
    <Page title={copy.title} lead={copy.lead}>
      <div className="split">
        <div className="stack">
          <Card label={copy.waiting}>
            <Skeleton count={2} label={copy.waiting} />
          </Card>
          <Card label={copy.productType}>
            <Skeleton count={1} />
          </Card>
          <Card label={copy.text}>
            <Skeleton kind="rows" count={6} />
          </Card>
        </div>
        <div className="stack">
          <Card title={copy.stillMissing}>
            <Skeleton kind="rows" count={3} />
          </Card>
          <Card title={copy.packetSize}>
            <Skeleton kind="rows" count={3} />
          </Card>
        </div>
      </div>
    </Page>
  );
}
