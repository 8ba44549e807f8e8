import type { ReactNode } from 'react';
import { firedRuleLabel } from '#domain/fraud/fired-rules-copy.ts';
import type { BodyLine, FeeBreakdownLine, FeeTerms } from '#domain/payments/timeline/timeline-item.ts';
import { known, labelOf } from '#domain/shared/word.ts';
import { decimalWords, percentWords } from '#web/shared/figure-words.ts';
import { paths } from '#web/shared/paths.ts';
import { moneyWords } from '#web/shared/store-format.ts';
import { Link } from '#web/ui/link.tsx';
import { FEE_WORDS } from './fee-words-copy.ts';
import { timelineCopy as copy } from './timeline-copy.ts';

/** The lines below the first. */
export const TimelineBody = ({ lines }: { lines: readonly BodyLine[] }) =>
  lines.map((line, place) => {
    // Lines never move within an item, so their place names them.
    const key = `${line.kind} ${place}`;
    return line.kind === 'fee_breakdown' ? (
      <Breakdown key={key} lines={line.lines} />
    ) : (
      <p key={key}>{wordsOf(line)}</p>
    );
  });

const MONEY_LABELS = {
  net: copy.net,
  disputed_amount: copy.disputedAmount,
  dispute_fee: copy.disputeFee,
  reversal: copy.reversal,
  fee_refund: copy.feeRefund,
} as const;

function wordsOf(line: Exclude<BodyLine, { kind: 'fee_breakdown' }>): ReactNode {
  switch (line.kind) {
    case 'exchange': {
      const { from, rate, to } = line;
      const rateWords = copy.exchange(from.toUpperCase(), decimalWords(rate), to.currency.toUpperCase());
      return copy.labelled(rateWords, moneyWords(to, true));
    }
    case 'fee': {
      const name = line.name === 'base' ? FEE_WORDS.base : copy.fee;
      const label = line.terms ? copy.withTerms(name, termsWords(line.terms)) : name;
      return copy.labelled(label, moneyWords(line.money, true));
    }
    case 'arn':
      return copy.arn(line.number);
    case 'on_its_way':
      return known(copy.waitsFor, line.why ?? '') ?? copy.onItsWay;
    case 'rule':
      return copy.rule(labelOf(firedRuleLabel, line.rule), labelOf(copy.outcomes, line.outcome));
    case 'loan':
      return (
        <Link href={paths.transactions({ type: 'charge', filter: 'advanced', loan_id_is: line.loan_id })}>
          {copy.loan}
        </Link>
      );
    default:
      return copy.labelled(MONEY_LABELS[line.kind], moneyWords(line.money, true));
  }
}

const termsWords = (terms: FeeTerms): string => {
  if ('cappedAt' in terms) return copy.cappedAt(moneyWords(terms.cappedAt, true));
  const percentage = percentWords(terms.percentage);
  return terms.fixed ? copy.plus(percentage, moneyWords(terms.fixed, true)) : percentage;
};

const Breakdown = ({ lines }: { lines: readonly FeeBreakdownLine[] }) => (
  <ul className="payment-breakdown">
    {lines.map((line) => (
      <li key={line.kind}>
        {line.kind === 'discount' ? (
          <>
            {FEE_WORDS.discount}
            <ul>
              <li>{copy.labelled(copy.variableFee, percentWords(line.percentage))}</li>
              <li>{copy.labelled(copy.fixedFee, moneyWords(line.fixed, true))}</li>
            </ul>
          </>
        ) : (
          copy.labelled(FEE_WORDS[line.kind], termsWords(line.terms))
        )}
      </li>
    ))}
  </ul>
);
