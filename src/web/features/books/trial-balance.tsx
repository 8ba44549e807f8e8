import { useMemo } from 'react';
import type { Books } from '#contract/books.ts';
import { minor, money } from '#domain/shared/money.ts';
import { MoneyText } from '#web/shared/money-text.tsx';
import { paths } from '#web/shared/paths.ts';
import { moneyWords } from '#web/shared/store-format.ts';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Sum, type SumLine } from '#web/ui/sum.tsx';
import type { Column } from '#web/ui/table/column.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { TotalsRow } from '#web/ui/table/table-totals.tsx';
import { booksCopy as copy } from './books-copy.ts';
import './books.css';

type OfCurrency = Books['currencies'][number];
type Account = OfCurrency['accounts'][number];
type Props = Readonly<{ books: OfCurrency; basis: Books['basis']; isOver: boolean }>;

/** What moved on every account of a currency, and below it whether the clearing is what the provider holds. */
export function TrialBalance({ books, basis, isOver }: Props) {
  const { currency, accounts } = books;
  const code = currency.toUpperCase();
  const columns = useMemo(() => columnsIn(currency), [currency]);
  const sum = accounts.reduce((total, { amount }) => total + Math.max(amount, 0), 0);
  const figure = <MoneyText amount={sum} currency={currency} />;
  return (
    <>
      <div className="trial-balance">
        <DataTable
          label={copy.trial(code)}
          head={
            <div className="card-head">
              <h2 className="card-title">{copy.trial(code)}</h2>
            </div>
          }
          columns={columns}
          rows={accounts}
          rowKey={({ account }) => account}
          density="compact"
          empty={<p className="card-body muted">{copy.empty}</p>}
          totals={
            <TotalsRow
              columns={columns}
              selectable={false}
              totals={{
                label: copy.total,
                figures: new Map([
                  ['debit', figure],
                  ['credit', figure],
                ]),
              }}
            />
          }
        />
      </div>
      {books.fees_untold !== 0 && (
        <Notice
          kind="quiet"
          size="small"
          actions={
            <LinkButton size="small" href={paths.documents()}>
              {copy.feeTaxInvoices}
            </LinkButton>
          }
        >
          {copy.feeTaxUntold(moneyWords(money(minor(books.fees_untold), currency)))}
        </Notice>
      )}
      <Card label={copy.proof.label(code)}>
        {basis === 'payout' ? (
          <p className="muted">{copy.proof.byPayout}</p>
        ) : (
          <Proof books={books} isOver={isOver} />
        )}
      </Card>
    </>
  );
}

function columnsIn(currency: string): readonly Column<Account>[] {
  const figure = (amount: number) => <MoneyText amount={amount} currency={currency} />;
  return [
    {
      id: 'code',
      label: copy.columns.code,
      nowrap: true,
      slot: 'meta',
      cell: ({ code }) => <span className="num">{code}</span>,
    },
    { id: 'account', label: copy.columns.account, slot: 'title', cell: ({ name }) => name },
    {
      id: 'debit',
      label: copy.columns.debit,
      align: 'end',
      cell: ({ amount }) => amount >= 0 && figure(amount),
    },
    {
      id: 'credit',
      label: copy.columns.credit,
      align: 'end',
      cell: ({ amount }) => amount < 0 && figure(-amount),
    },
  ];
}

function Proof({ books, isOver }: Readonly<{ books: OfCurrency; isOver: boolean }>) {
  const { currency, clearing } = books;
  const { opening, closing, held, difference } = clearing;
  const line = (key: string, label: string, amount: number, over: Partial<SumLine> = {}): SumLine => ({
    ...{ key, label, amount: <MoneyText amount={amount} currency={currency} /> },
    ...over,
  });
  const lines = [
    line('opening', copy.proof.opening, opening),
    line('moved', copy.proof.moved, closing - opening),
    line('closing', copy.proof.closing, closing, { role: 'total' }),
    ...(held === null ? [] : [line('held', isOver ? copy.proof.held : copy.proof.heldNow, held)]),
    ...(difference === null
      ? []
      : [line('difference', copy.proof.difference, difference, { role: 'check', off: difference !== 0 })]),
  ];
  return (
    <div className="stack">
      <Sum lines={lines} />
      {difference === null && (
        <Notice kind="quiet" size="small">
          {copy.proof.unsaid}
        </Notice>
      )}
      {difference !== null && difference !== 0 && (
        <Notice
          kind="warning"
          size="small"
          actions={
            <LinkButton size="small" href={paths.sync()}>
              {copy.proof.sync}
            </LinkButton>
          }
        >
          <p>{copy.proof.off}</p>
        </Notice>
      )}
    </div>
  );
}
