import type { BankMatch } from '#contract/bank-matching.ts';
import { money } from '#domain/shared/money.ts';
import { sentences } from '#domain/shared/sentences.ts';
import { labelOf } from '#domain/shared/word.ts';
import { MoneyText } from '#web/shared/money-text.tsx';
import { paths } from '#web/shared/paths.ts';
import { dayWords, moneyWords } from '#web/shared/store-format.ts';
import { When } from '#web/shared/when.tsx';
import { Link } from '#web/ui/link.tsx';
import { Sentence } from '#web/ui/sentence.tsx';
import { bankMatchingCopy as copy } from './bank-matching-copy.ts';

type CellProps = Readonly<{ match: BankMatch }>;

/** What the bank wrote, and where it stands. */
export function LineCell({ match: { lines } }: CellProps) {
  return (
    <div className="stack" data-gap="small">
      {lines.map((line) => (
        <div key={line.id}>
          <p className="strong">
            <Sentence say={(amount) => copy.on(amount, dayWords(line.booked_on))}>
              <MoneyText amount={line.amount} currency={line.currency} explicit />
            </Sentence>
          </p>
          <p>{[line.counterparty_name, line.text].filter(Boolean).join(', ')}</p>
          <p className="subtle">{copy.lineAt(line.file_name, line.line_number, line.account_name)}</p>
        </div>
      ))}
    </div>
  );
}

export function PayoutCell({ match: { payouts } }: CellProps) {
  if (payouts.length === 0) return <span className="subtle">{copy.noPayout}</span>;
  return (
    <div className="stack" data-gap="small">
      {payouts.map(({ id, leg, amount, currency, arrives }) => {
        const words = moneyWords(money(Math.abs(amount), currency));
        return (
          <div key={`${id} ${leg}`}>
            <p>
              <Link href={paths.payout(id)}>
                {leg === 'return' ? copy.returnOf(words) : copy.payoutOf(words)}
              </Link>
            </p>
            <p className="subtle">{copy.expected(dayWords(arrives))}</p>
          </div>
        );
      })}
    </div>
  );
}

/** The reason in words; of a difference by how much; of what is done, who did it. */
export function ReasonCell({ match }: CellProps) {
  const { state, reason, ways, difference, difference_reason, note, decided, decided_by } = match;
  const currency = match.lines[0]?.currency;
  if (state === 'unknown') return null;
  return (
    <div>
      {state !== 'not_ours' && <p>{labelOf(copy.reasons, reason)}</p>}
      {state === 'suggested' && ways > 1 && <p className="subtle">{copy.ways(ways)}</p>}
      {difference !== 0 && currency !== undefined && (
        <p className="strong">
          {sentences(
            (difference < 0 ? copy.less : copy.more)(moneyWords(money(Math.abs(difference), currency))),
            difference_reason !== null && labelOf(copy.differenceReasons, difference_reason),
          )}
        </p>
      )}
      {note && <p className="subtle">{note}</p>}
      {decided_by !== null && decided !== null && (
        <p className="subtle">
          {decided_by} <When at={decided} />
        </p>
      )}
    </div>
  );
}
