import { paths } from '#web/shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { transactionsCopy as copy } from './transactions-copy.ts';
import type { TransactionsTab } from './transactions-tabs.tsx';

/** Later work fills these tabs; until then each says what will be there. */
export function LaterTab({ tab }: { tab: Exclude<TransactionsTab, 'transactions-page'> }) {
  const isBlocked = tab === 'blocked-page';
  return (
    <Card label={copy.notBuiltYet}>
      <EmptyState
        icon={isBlocked ? 'shield' : 'clock'}
        level={2}
        title={copy.notBuiltYet}
        action={
          <LinkButton href={paths.help(isBlocked ? 'fraud-protection' : 'manual-capture')}>
            {copy.readHelp}
          </LinkButton>
        }
      >
        {isBlocked ? copy.blockedText : copy.uncapturedText}
      </EmptyState>
    </Card>
  );
}
