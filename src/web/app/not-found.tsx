import { paths } from '#web/shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';
import { shellCopy as copy } from './shell-copy.ts';

export function NotFound() {
  return (
    <Page title={copy.notFoundTitle}>
      <Card label={copy.notFoundTitle}>
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
