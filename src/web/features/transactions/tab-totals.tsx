import { Fragment, useState } from 'react';
import type { Money } from '#domain/shared/money.ts';
import type { ListSummaryProps } from '#web/blocks/data-list/list-summary.tsx';
import { MoneyText } from '#web/shared/money-text.tsx';
import { zoneWords } from '#web/shared/store-format.ts';
import { Button } from '#web/ui/button.tsx';
import { tabTotalsCopy } from './tab-totals-copy.ts';
import { transactionsCopy as copy } from './transactions-copy.ts';

type Total = Readonly<{ currency: Money['currency']; total: Money['amount'] }>;

/** More than a line of them is no summary any more. */
const SHOWN_MAX = 6;

/** Currencies are never added up: each has its sum, the largest number of payments first. */
export function totalsLine(totals: readonly Total[] = []): ListSummaryProps {
  const figures = totals.length === 0 ? [] : [{ label: copy.total, value: <Sums totals={totals} /> }];
  return { note: zoneWords(), figures };
}

function Sums({ totals }: { totals: readonly Total[] }) {
  const [isOpen, setOpen] = useState(false);
  const isFolded = !isOpen && totals.length > SHOWN_MAX;
  const shown = isFolded ? totals.slice(0, SHOWN_MAX) : totals;
  return (
    <>
      {shown.map(({ currency, total }, index) => (
        <Fragment key={currency}>
          {index > 0 && ' · '}
          <MoneyText amount={total} currency={currency} explicit={totals.length > 1} />
        </Fragment>
      ))}
      {isFolded && (
        <>
          {' · '}
          <Button kind="link" onClick={() => setOpen(true)}>
            {tabTotalsCopy.moreCurrencies(totals.length - SHOWN_MAX)}
          </Button>
        </>
      )}
    </>
  );
}
