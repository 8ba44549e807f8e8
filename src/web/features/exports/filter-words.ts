import { SEEN_WORDS } from '#domain/bank/at-bank-words-copy.ts';
import { JOURNAL_FORMAT_WORDS } from '#domain/books/journal-format.ts';
import { disputeStatusLabel } from '#domain/disputes/dispute-status-copy.ts';
import { sourceWords } from '#domain/payments/payment-source.ts';
import { riskLevelLabel } from '#domain/payments/risk-level-copy.ts';
import { salesChannelLabel } from '#domain/payments/sales-channel-copy.ts';
import { transactionTypeLabel } from '#domain/payments/transaction-type-copy.ts';
import { payoutFilterLabel } from '#domain/payouts/payout-filter-label-copy.ts';
import { formatDate } from '#domain/shared/format-date.ts';
import { isUtcInstant } from '#domain/shared/time.ts';
import { known } from '#domain/shared/word.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { dayWords } from '#web/shared/store-format.ts';
import { FILTER_SENTENCES } from '#web/ui/filters/filter-sentences-copy.ts';
import { exportFiltersCopy as copy } from './exports-copy.ts';

/** Longest first: `type_is_not` ends in neither `_is` nor in nothing. */
const CONDITIONS = ['is_not', 'is_in', 'is', 'before', 'after', 'between', 'min', 'max'] as const;
const isField = (name: string): name is keyof typeof copy.fields => Object.hasOwn(copy.fields, name);

/** What a list calls the values it can be narrowed to. Whatever is not here reads as it was written. */
const VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'transactions type': transactionTypeLabel,
  'transactions channel': salesChannelLabel,
  'transactions risk_level': riskLevelLabel,
  'payouts status': payoutFilterLabel,
  'payouts at_bank': SEEN_WORDS,
  'disputes status': disputeStatusLabel,
  'disputes search': disputeStatusLabel,
  'journal format': JOURNAL_FORMAT_WORDS,
  'statement format': { pdf: 'PDF', csv: 'CSV' },
};

/** "Type is Refund": what the list was narrowed by, in its own words. How it was ordered does not narrow it. */
export function filterWords(kind: string, filters: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(filters).flatMap(([name, given]) => {
    const condition = CONDITIONS.find((one) => name.endsWith(`_${one}`));
    const field = condition ? name.slice(0, -condition.length - 1) : name;
    if (!isField(field)) return [];
    const values = (Array.isArray(given) ? given : [given]).filter((value) => (value ?? '') !== '');
    if (values.length === 0) return [];
    const words = values.map((value) => valueWords(kind, field, String(value)));
    return [FILTER_SENTENCES[condition ?? 'is'](copy.fields[field], words)];
  });
}

function valueWords(kind: string, field: string, value: string): string {
  const label = known(known(VALUES, `${kind} ${field}`) ?? {}, value);
  if (label) return label;
  if (field === 'date')
    return isUtcInstant(value) ? formatDate(value, pageSettings().store) : dayWords(value);
  if (field === 'source') return sourceWords(value).label;
  return field.endsWith('currency') ? value.toUpperCase() : value;
}
