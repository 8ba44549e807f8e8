import { isPaymentMethodId, methodLabel } from '#domain/settings/payment-methods.ts';
import { SETTING_LABELS } from '#domain/settings/setting-names-copy.ts';
import { listCopy } from '#domain/shared/list-copy.ts';
import { known } from '#domain/shared/word.ts';
import { settingWordsCopy as copy } from './setting-words-copy.ts';

/** What a setting is called; one nobody has words for keeps its name. */
export const settingLabel = (name: string): string => known<string>(SETTING_LABELS, name) ?? name;

/** A value of any setting, short enough for a line. */
export function settingValue(value: unknown): string {
  if (value === true) return copy.on;
  if (value === false) return copy.off;
  if (value === null || value === undefined || value === '') return copy.nothing;
  if (Array.isArray(value)) return value.length === 0 ? copy.nothing : listCopy.listed(value.map(entryWords));
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function entryWords(entry: unknown): string {
  if (typeof entry === 'string') return isPaymentMethodId(entry) ? methodLabel(entry, '') : entry;
  const key: unknown = typeof entry === 'object' && entry !== null && 'key' in entry ? entry.key : undefined;
  return typeof key === 'string' ? key : JSON.stringify(entry);
}
