import type { BankFilePreview } from '#contract/bank.ts';
import { labelOf } from '#domain/shared/word.ts';
import { MoneyText } from '#web/shared/money-text.tsx';
import { countWords, dayWords } from '#web/shared/store-format.ts';
import { Chip, type ChipKind } from '#web/ui/chip.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { bankCopy, FORMAT_WORDS } from '../bank-copy.ts';
import { importCopy as copy } from './import-copy.ts';

type PreviewProps = Readonly<{ preview: BankFilePreview }>;

const COUNTS: readonly (readonly [keyof typeof copy.counts, ChipKind])[] = [
  ['new', 'success'],
  ['known', 'light'],
  ['pending', 'pending'],
  ['refused', 'light'],
  ['unreadable', 'alert'],
];

/** What the file is, and what it says of itself; of several statements the first, and how many more. */
export function PreviewFacts({ preview }: PreviewProps) {
  const [first, ...others] = preview.statements;
  if (!first) return null;
  const { facts } = copy;
  const balance = (amount: number | null) =>
    amount === null ? '–' : <MoneyText amount={amount} currency={first.currency} explicit />;
  const format = preview.format ? labelOf(FORMAT_WORDS, preview.format) : '';
  return (
    <>
      <div className="row" data-gap="small">
        {COUNTS.filter(([state]) => preview.counts[state] > 0).map(([state, kind]) => (
          <Chip key={state} kind={kind}>
            {copy.counts[state]} {countWords(preview.counts[state])}
          </Chip>
        ))}
      </div>
      <Facts
        facts={[
          { label: facts.format, value: [preview.bank, format].filter(Boolean).join(', ') },
          { label: facts.encoding, value: (preview.encoding ?? '').toUpperCase() },
          {
            label: facts.account,
            value: (
              <>
                {first.account} {first.is_new_account && <Chip plain>{copy.newAccount}</Chip>}{' '}
                {others.length > 0 && (
                  <span className="subtle">{copy.moreStatements(countWords(others.length))}</span>
                )}
              </>
            ),
          },
          {
            label: facts.days,
            value: bankCopy.period(dayWords(first.period_from), dayWords(first.period_to)),
          },
          { label: facts.opening, value: balance(first.opening) },
          { label: facts.closing, value: balance(first.closing) },
        ]}
      />
      {preview.state === 'ready' && (
        <p className="subtle">
          {preview.statements.every(({ difference }) => difference === 0) ? copy.addsUp : copy.notTold}
        </p>
      )}
    </>
  );
}
