import { deviceWords } from '#domain/account/device-name.ts';
import { disputeStatusLabel } from '#domain/disputes/dispute-status-copy.ts';
import type { Capability } from '#domain/people/capabilities.ts';
import { CAPABILITY_WORDS } from '#domain/people/capabilities-copy.ts';
import { formatDateTime } from '#domain/shared/format-date.ts';
import { listCopy } from '#domain/shared/list-copy.ts';
import { isCurrency, money } from '#domain/shared/money.ts';
import { isUtcInstant, secondsOf } from '#domain/shared/time.ts';
import { labelOf } from '#domain/shared/word.ts';
import { countryName } from '#web/shared/countries.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import { settingLabel, settingValue } from '#web/shared/setting-words/setting-words.ts';
import { moneyWords } from '#web/shared/store-format.ts';
import { fieldWordsCopy as copy, FIELD_LABELS } from './field-words-copy.ts';

type Fields = Readonly<Record<string, unknown>>;

const AMOUNTS: ReadonlySet<string> = new Set([
  'amount',
  'amount_captured',
  'amount_refunded',
  'fee',
  'refund_day',
  'refund_most',
]);
const YES_OR_NO: ReadonlySet<string> = new Set(['is_live', 'is_new_device', 'proposes', 'second_factor']);
/** A name of something: free text and ids hold more than these letters. */
const NAME = /^[a-z]+(_[a-z]+)*$/;
const STATUSES: Readonly<Record<string, string>> = disputeStatusLabel;

/** `refund_exceeds_charge` is "Refund exceeds charge". */
const spoken = (name: string): string => {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** What a field is called; one nobody has words for is its name, spoken. */
export function fieldLabel(name: string): string {
  const label = FIELD_LABELS[name] ?? settingLabel(name);
  return label === name ? spoken(name) : label;
}

/** The value of a field as a merchant reads it. Beside an amount, its currency is in the same fields. */
export function fieldValue(name: string, value: unknown, { currency }: Fields): string {
  if (AMOUNTS.has(name) && typeof value === 'number' && typeof currency === 'string' && isCurrency(currency))
    return moneyWords(money(value, currency), true);
  if (YES_OR_NO.has(name)) return value ? copy.yes : copy.no;
  if (name === 'limits' && Array.isArray(value) && value.length > 0)
    return listCopy.clauses(value.map((one: object) => recordWords({ ...one })));
  if (Array.isArray(value) && value.length > 0)
    return listCopy.listed(value.map((one) => entryWords(name, one)));
  if (typeof value === 'string') return textWords(name, value);
  if (typeof value === 'object' && value !== null) return recordWords({ ...value });
  return settingValue(value);
}

function textWords(name: string, text: string): string {
  if (isUtcInstant(text)) return formatDateTime(secondsOf(text), pageSettings().store);
  if (name === 'currency') return text.toUpperCase();
  if (name === 'country') return countryName(text);
  if (name === 'status') return STATUSES[text] ?? spoken(text);
  if (name === 'device') return deviceWords(text);
  if (name === 'way') return labelOf(copy.ways, text);
  if (name === 'kind') return labelOf(copy.kinds, text);
  return NAME.test(text) ? spoken(text) : settingValue(text);
}

/** A way to pay has its name, a currency its code, a fraud filter the name it is kept under. */
function entryWords(name: string, entry: unknown): string {
  if (name === 'entries') return String(entry).toUpperCase();
  if (name === 'capabilities') return CAPABILITY_WORDS[String(entry) as Capability] ?? spoken(String(entry));
  const words = settingValue([entry]);
  return NAME.test(words) ? spoken(words) : words;
}

/** Part by part; parts without a value say nothing. */
const recordWords = (fields: Fields): string =>
  listCopy.listed(
    Object.entries(fields)
      .filter(([, value]) => value !== null && value !== '')
      .map(([name, value]) => listCopy.labelled(fieldLabel(name), fieldValue(name, value, fields))),
  ) || settingValue(undefined);
