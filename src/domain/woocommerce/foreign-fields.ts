import { decimalsOf } from '../shared/money.ts';
import { isStorable } from '../shared/storable-text.ts';
import { type UtcInstant, utcInstant } from '../shared/time.ts';
import { instantOfBare } from './bare-time.ts';

/** An object as somebody else's store sends it: plugins leave fields out, and write others in forms of their own. */
export type Foreign = Readonly<Record<string, unknown>>;

export const isForeign = (value: unknown): value is Foreign =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object, or an empty one: PHP writes an empty object as an empty list. */
export const partOf = (value: unknown): Foreign => (isForeign(value) ? value : {});
export const listOf = (value: unknown): readonly Foreign[] =>
  Array.isArray(value) ? value.filter(isForeign) : [];

/** What can be kept as a text; numbers are read as they are written, and what cannot be stored is left out. */
export function textOf(value: unknown): string {
  const text = typeof value === 'number' ? String(value) : value;
  if (typeof text !== 'string') return '';
  return (isStorable(text) ? text : text.replace(/\0|\p{Surrogate}/gu, '')).trim();
}

/** A whole number above zero, however it is written; nothing for everything else. */
export function idOf(value: unknown): number | undefined {
  const text = textOf(value);
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}

/** A moment that is written for Greenwich. */
export function momentOf(value: unknown): UtcInstant | undefined {
  const at = instantOfBare(textOf(value), 'UTC', true);
  return at === undefined ? undefined : utcInstant(at);
}

const DECIMAL = /^(-?)(\d{1,12})(?:\.(\d{1,20}))?$/;

/**
 * An amount in minor units. Stores keep more places than a currency has (tax of a line, `"0.904762"`): those are rounded half
 * away from zero. Nothing for what is no amount.
 */
export function foreignMinor(value: unknown, currency: string): number | undefined {
  const [, sign, whole, part = ''] = DECIMAL.exec(textOf(value)) ?? [];
  if (whole === undefined) return undefined;
  const decimals = decimalsOf(currency);
  const wholeUnits = Number(`${whole}${part.slice(0, decimals).padEnd(decimals, '0')}`);
  const amount = wholeUnits + (Number(part[decimals] ?? '0') >= 5 ? 1 : 0);
  return sign === '-' && amount !== 0 ? -amount : amount;
}

/** The value behind the first of these keys that has one. */
export function metaOf(order: Foreign, keys: readonly string[]): string {
  const meta = listOf(order.meta_data);
  for (const key of keys) {
    const value = textOf(meta.find((one) => one.key === key)?.value);
    if (value !== '') return value;
  }
  return '';
}
