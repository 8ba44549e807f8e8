import type { AtBank } from '#contract/bank-matching.ts';
import { type AtBankWords, atBankWords } from '#domain/bank/at-bank-words.ts';
import type { AtBankState } from '#domain/bank/payout-at-bank.ts';
import { money } from '#domain/shared/money.ts';
import { known } from '#domain/shared/word.ts';
import { paths } from '#web/shared/paths.ts';
import { dayWords, moneyWords } from '#web/shared/store-format.ts';
import { Chip, type ChipKind } from '#web/ui/chip.tsx';
import { Link } from '#web/ui/link.tsx';

const CHIP: Readonly<Record<AtBankState, ChipKind>> = {
  expected: 'light',
  no_statement: 'light',
  missing: 'alert',
  suggested: 'pending',
  matched: 'success',
  differs: 'warning',
  returned: 'alert',
};

export const wordsOf = ({ state, day, days, difference, currency, lines }: AtBank): AtBankWords =>
  atBankWords({
    ...{ state, days, lines, day: dayWords(day), isLess: difference < 0, hasDifference: difference !== 0 },
    difference: moneyWords(money(Math.abs(difference), currency)),
  });

/** The state of a payout at the bank, and which line says so; what waits for a word leads to where it is said. */
export function AtBankText({ atBank }: { atBank: AtBank }) {
  const { label, detail } = wordsOf(atBank);
  const chip = <Chip kind={known(CHIP, atBank.state) ?? 'light'}>{label}</Chip>;
  return (
    <span>
      {atBank.state === 'suggested' ? <Link href={paths.bankMatching()}>{chip}</Link> : chip}{' '}
      {detail !== '' && <span className="subtle">{detail}</span>}
    </span>
  );
}
