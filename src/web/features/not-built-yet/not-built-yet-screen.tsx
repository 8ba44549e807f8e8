import { paths } from '#web/shared/paths.ts';
import { useScreen } from '#web/shared/screen.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Page } from '#web/ui/page.tsx';
import { COMING, notBuiltYetCopy as copy } from './not-built-yet-copy.ts';

/** The real title of the place, and an honest word about what is missing. */
export function NotBuiltYetScreen() {
  const { path, title } = useScreen();
  const coming = path === undefined ? undefined : COMING[path];

  return (
    <Page title={title}>
      <Card label={copy.title}>
        <EmptyState
          icon={coming?.icon ?? 'clock'}
          level={2}
          title={copy.title}
          action={
            coming?.topic ? (
              <LinkButton href={paths.help(coming.topic)}>{copy.help}</LinkButton>
            ) : (
              <LinkButton href={paths.helpTopics()}>{copy.allHelp}</LinkButton>
            )
          }
        >
          {coming?.text}
        </EmptyState>
      </Card>
    </Page>
  );
}
