import type { ReactNode } from 'react';
import type { AtBank } from '#contract/bank-matching.ts';
import type { Payout } from '#contract/payouts.ts';
import { linesWords } from '#domain/bank/at-bank-words.ts';
import { DIFFERENCE_WORDS } from '#domain/bank/at-bank-words-copy.ts';
import { proofAtBank } from '#domain/bank/proof-at-bank.ts';
import { decimalsOf, money } from '#domain/shared/money.ts';
import { secondsOf } from '#domain/shared/time.ts';
import { labelOf } from '#domain/shared/word.ts';
import { arrivalWords } from '#web/shared/arrival.ts';
import { MoneyText } from '#web/shared/money-text.tsx';
import { paths } from '#web/shared/paths.ts';
import { countWords, moneyWords } from '#web/shared/store-format.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Link } from '#web/ui/link.tsx';
import { bareAmount } from './bare-amount.ts';
import { proofCopy as copy } from './payout-details-copy.ts';
import type { Proof } from './payout-queries.ts';
import { type WaterfallBar, waterfall } from './waterfall.ts';

type ProofLinesProps = Readonly<{ payout: Payout; proof: Proof }>;
type WholeProps = ProofLinesProps & Readonly<{ atBank: AtBank | undefined }>;

/** A ledger: lines with their rows and a waterfall, a total, what the bank got and booked, and the difference. */
export function ProofLines({ payout, proof, atBank }: WholeProps) {
  const { lines, currency, total, sent } = proof;
  const bars = waterfall(lines.map(({ amount }) => amount));
  const amountOf = (amount: number) => <MoneyText amount={amount} currency={currency} />;
  return (
    <dl className="sum proof">
      {lines.length > 0 && (
        <Line
          label={<span className="subtle">{copy.madeOf}</span>}
          rows={<span className="subtle">{copy.rowsColumn}</span>}
          amount={<span className="subtle">{copy.amountColumn}</span>}
        />
      )}
      {lines.map((line, index) => (
        <Line
          key={line.kind}
          label={<LineLabel line={line} payout={payout} proof={proof} />}
          bar={bars[index]}
          rows={line.kind === 'payout_fee' ? undefined : countWords(line.count)}
          amount={amountOf(line.amount)}
        />
      ))}
      <Line isTotal label={copy.total} amount={amountOf(total)} />
      <Line label={payout.type === 'withdrawal' ? copy.taken : copy.sent} amount={amountOf(sent)} />
      <Booked atBank={atBank} />
      <Check proof={proof} />
    </dl>
  );
}

/** The chain goes on to the statement: what the bank booked, and what a person said of a difference. */
function Booked({ atBank }: Pick<WholeProps, 'atBank'>) {
  const booked = proofAtBank(atBank);
  if (!atBank || !booked) return null;
  const { currency, lines } = atBank;
  return (
    <>
      {booked.difference !== 0 && (
        <Line
          label={labelOf(DIFFERENCE_WORDS, booked.reason ?? 'other')}
          amount={<MoneyText amount={booked.difference} currency={currency} />}
        />
      )}
      <Line
        label={
          <>
            {copy.booked} <span className="subtle">{linesWords(lines)}</span>
          </>
        }
        amount={<MoneyText amount={booked.booked} currency={currency} />}
      />
    </>
  );
}

type LineProps = Readonly<{
  label: ReactNode;
  amount: ReactNode;
  rows?: ReactNode;
  bar?: WaterfallBar;
  isTotal?: boolean;
}>;

function Line({ label, amount, rows, bar, isTotal }: LineProps) {
  return (
    <div className="sum-line" data-role={isTotal ? 'total' : undefined}>
      <dt>{label}</dt>
      <dd className="proof-bar" data-sign={bar?.sign} aria-hidden="true">
        {bar && <span style={{ '--from': `${bar.from}%`, '--to': `${bar.to}%` }} />}
      </dd>
      <dd className="muted">{rows}</dd>
      <dd>{amount}</dd>
    </div>
  );
}

type LineLabelProps = ProofLinesProps & Readonly<{ line: Proof['lines'][number] }>;

/** A line opens exactly the rows it counts, where the provider says which they are. */
function LineLabel({ line: { kind, types }, payout, proof: { source, carried_from } }: LineLabelProps) {
  const ofPayout = { deposit_id: payout.id };
  if (kind === 'carried_over' && carried_from) {
    const day = arrivalWords(secondsOf(carried_from.date));
    return (
      <>
        <Link href={paths.transactions({ ...ofPayout, carried_from: carried_from.id })}>
          {labelOf(copy.lines, kind)}
        </Link>{' '}
        <Link className="subtle" href={paths.payout(carried_from.id)}>
          {copy.carriedFrom(day)}
        </Link>
      </>
    );
  }
  if (source !== 'provider' || types.length === 0) return labelOf(copy.lines, kind);
  const rows = { ...ofPayout, type_is_in: [...types], carried_from_not: carried_from?.id };
  return <Link href={paths.transactions(rows)}>{labelOf(copy.lines, kind)}</Link>;
}

function Check({ proof: { unexplained, currency } }: { proof: Proof }) {
  const isOff = unexplained !== 0;
  const exact = decimalsOf(currency) === 2 ? copy.toTheCent : copy.exactly;
  return (
    <div className="sum-line" data-role="check" data-state={isOff ? 'off' : undefined}>
      <dt>
        <Icon name={isOff ? 'error' : 'done'} size="small" />
        {copy.unexplained(bareAmount(unexplained, currency))}
      </dt>
      <dd className="proof-note">
        {isOff ? copy.off(moneyWords(money(Math.abs(unexplained), currency))) : exact}
      </dd>
    </div>
  );
}
