import type { Books } from '#contract/books.ts';
import { MoneyText } from '#web/shared/money-text.tsx';
import { paths } from '#web/shared/paths.ts';
import { Card } from '#web/ui/card.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { Sum, type SumLine } from '#web/ui/sum.tsx';
import { booksCopy as copy } from './books-copy.ts';

type OfCurrency = Books['currencies'][number];
type Props = Readonly<{ books: OfCurrency; basis: Books['basis']; isOver: boolean }>;

/** What moved on every account of a currency, and below it whether the clearing is what the provider holds. */
export function TrialBalance({ books, basis, isOver }: Props) {
  const { currency, accounts } = books;
  const code = currency.toUpperCase();
  return (
    <Card title={copy.trial(code)} flush>
      {accounts.length === 0 ? (
        <p className="card-body muted">{copy.empty}</p>
      ) : (
        <Accounts currency={currency} accounts={accounts} label={copy.trial(code)} />
      )}
      <div className="card-body">
        {basis === 'payout' ? (
          <Notice kind="quiet" size="small">
            {copy.proof.byPayout}
          </Notice>
        ) : (
          <Proof books={books} isOver={isOver} />
        )}
      </div>
    </Card>
  );
}

function Accounts({
  currency,
  accounts,
  label,
}: Pick<OfCurrency, 'currency' | 'accounts'> & Readonly<{ label: string }>) {
  const sum = accounts.reduce((total, { amount }) => total + Math.max(amount, 0), 0);
  const side = (amount: number) => amount > 0 && <MoneyText amount={amount} currency={currency} />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a narrow screen it is scrolled, by keyboard too.
    <section className="books-table" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{copy.columns.code}</th>
            <th scope="col">{copy.columns.account}</th>
            <th scope="col" className="end">
              {copy.columns.debit}
            </th>
            <th scope="col" className="end">
              {copy.columns.credit}
            </th>
          </tr>
        </thead>
        <tbody>
          {accounts.map(({ account, code, name, amount }) => (
            <tr key={account} data-state={account === 'suspense' && amount !== 0 ? 'off' : undefined}>
              <td className="num">{code}</td>
              <th scope="row">{name}</th>
              <td className="end">{side(amount)}</td>
              <td className="end">{side(-amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {copy.total}
            </th>
            <td className="end">
              <MoneyText amount={sum} currency={currency} />
            </td>
            <td className="end">
              <MoneyText amount={sum} currency={currency} />
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
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
