import { Fragment } from 'react';
import type { Money } from '#domain/shared/money.ts';
import type { ListSummaryProps } from '#web/blocks/data-list/list-summary.tsx';
import { MoneyText } from '#web/shared/money-text.tsx';
import { zoneWords } from '#web/shared/store-format.ts';
import { transactionsCopy as copy } from './transactions-copy.ts';

type Total = Readonly<{ currency: Money['currency']; total: Money['amount'] }>;

/** Currencies are never added up: each has its sum, the largest number of payments first. */
export function totalsLine(totals: readonly Total[] = []): ListSummaryProps {
  const explicit = totals.length > 1;
  return {
    note: zoneWords(),
    figures:
      totals.length === 0
        ? []
        : [
            {
              label: copy.total,
              value: totals.map(({ currency, total }, index) => (
                <Fragment key={currency}>
                  {index > 0 && ' · '}
                  <MoneyText amount={total} currency={currency} explicit={explicit} />
                </Fragment>
              )),
            },
          ],
  };
}
