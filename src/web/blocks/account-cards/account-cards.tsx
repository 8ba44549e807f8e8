import { useQuery } from '@tanstack/react-query';
import { Card } from '#web/ui/card.tsx';
import { ErrorNotice } from '#web/ui/error-notice.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { failureWords } from '../../shared/failure-words.ts';
import { usePendingOperations } from '../payment-actions/pending-operations.ts';
import { balanceCopy, payoutsCardCopy } from './account-cards-copy.ts';
import { BalanceCard } from './balance-card.tsx';
import { chosenOverview, currencyOverviews } from './currency-overviews.ts';
import { forecastQuery, overviewsQuery } from './overviews-queries.ts';
import { PayoutsCard } from './payouts-card.tsx';
import './account-cards.css';

/** Balance and payouts in the chosen currency, or in the account's own. */
export function MoneyCards({ selectedCurrency }: { selectedCurrency: string | undefined }) {
  const overviews = useQuery(overviewsQuery());
  // Part of the payouts' card, and asked for in the same breath: a card that grows later would push the others down.
  const forecast = useQuery(forecastQuery());
  usePendingOperations(); // The balance's card reads it too.
  if (overviews.isError) {
    return (
      <ErrorNotice
        title={balanceCopy.failed}
        retrying={overviews.isFetching}
        onRetry={() => overviews.refetch()}
      >
        {failureWords(overviews.error)}
      </ErrorNotice>
    );
  }
  if (!overviews.data || forecast.isPending) return <Waiting />;
  const chosen = chosenOverview(currencyOverviews(overviews.data), selectedCurrency);
  if (!chosen) return null;
  return (
    <>
      <BalanceCard chosen={chosen} />
      <PayoutsCard account={overviews.data.account} chosen={chosen} />
    </>
  );
}

function Waiting() {
  return (
    <>
      <Card title={balanceCopy.title}>
        <Skeleton kind="rows" count={3} />
      </Card>
      <Card title={payoutsCardCopy.title}>
        <Skeleton kind="rows" count={4} />
      </Card>
    </>
  );
}
