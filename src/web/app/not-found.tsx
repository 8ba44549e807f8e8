import { paths } from '#web/shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';
import { deadEndCopy as copy } from './dead-end-copy.ts';
import { shellCopy } from './shell-copy.ts';

export function NotFound() {
  return (
    <Page title={shellCopy.notFoundTitle}>
      <Card label={shellCopy.notFoundTitle}>
        <EmptyState
          icon="search"
          level={2}
          title={copy.notFoundWhat}
          action={<LinkButton href={paths.home()}>{copy.notFoundAction}</LinkButton>}
        >
          {copy.notFound}
        </EmptyState>
      </Card>
    </Page>
  );
}
