import type * as z from 'zod/mini';
import { amount } from '#contract/kit/fields.ts';
import { formatExplicitMoney } from '#domain/shared/format-money.ts';
import { isCurrency, money } from '#domain/shared/money.ts';

type Schema = z.core.$ZodType;
type Definition = z.core.$ZodTypeDef & Readonly<Record<string, unknown>>;
type Fields = Readonly<Record<string, unknown>>;

const definitionOf = (schema: Schema): Definition => schema._zod.def as never;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A reply in which every amount is also told as a person reads it: `{ minor: 1050, shown: '$10.50 USD' }`. Assistants
 * that divide by themselves get yen wrong. The contract says what is an amount; its currency stands beside or around it.
 */
export function showAmounts(schema: Schema, value: unknown, currency?: string): unknown {
  if (value === null || value === undefined) return value;
  if (isAmount(schema)) return shown(value, currency);
  const { type, innerType, element, valueType, out, options, shape } = definitionOf(schema);
  if (innerType) return showAmounts(innerType as Schema, value, currency);
  if (type === 'pipe') return showAmounts(out as Schema, value, currency);
  if (type === 'array' && Array.isArray(value))
    return value.map((one) => showAmounts(element as Schema, one, currency));
  if (type === 'union') return inUnion(options as readonly Schema[], value, currency);
  if (!isFields(value)) return value;
  if (type === 'record') return mapped(value, (one) => showAmounts(valueType as Schema, one, currency));
  if (type !== 'object') return value;
  const fields = shape as Readonly<Record<string, Schema>>;
  const own = codeIn(value, 'currency') ?? currency;
  return mapped(value, (one, name) => {
    const of = fields[name];
    const spent = name.startsWith('customer_') ? codeIn(value, 'customer_currency') : undefined;
    return of ? showAmounts(of, one, spent ?? own) : one;
  });
}

const mapped = (fields: Fields, map: (value: unknown, name: string) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, map(value, name)]));

const codeIn = (value: Fields, name: string): string | undefined => {
  const code = value[name];
  return typeof code === 'string' && isCurrency(code) ? code : undefined;
};

const isAmount = (schema: Schema): boolean => {
  const { parent } = schema._zod;
  return schema === amount || (parent !== undefined && isAmount(parent));
};

/** Without a currency it stays a number: a sum of several currencies is none. */
const shown = (value: unknown, currency: string | undefined): unknown =>
  typeof value === 'number' && currency !== undefined
    ? { minor: value, shown: formatExplicitMoney(money(value, currency), 'en-US') }
    : value;

/** Which of them a value is shows in its form; each leaves alone what has another. */
const inUnion = (options: readonly Schema[], value: unknown, currency: string | undefined): unknown =>
  isFields(value) || Array.isArray(value)
    ? options.reduce<unknown>((seen, option) => showAmounts(option, seen, currency), value)
    : value;
