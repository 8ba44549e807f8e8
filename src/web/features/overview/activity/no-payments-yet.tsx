import { paths } from '#web/shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { activityCopy as copy } from './activity-copy.ts';

/** Before the first sale: what will be here, and the door to the shop where it begins. */
export const NoPaymentsYet = () => (
  <Card title={copy.title}>
    <EmptyState
      icon="card"
      title={copy.emptyTitle}
      action={
        <LinkButton href={paths.storefront()} target="_blank" rel="noopener" iconEnd="external">
          {copy.emptyAction}
        </LinkButton>
      }
    >
      {copy.emptyText}
    </EmptyState>
  </Card>
);
