import type * as z from 'zod/mini';
import { CHECK_KEYS, CONDITION_OPERATORS, RULE_KEYS } from '#domain/fraud/saved-rule.ts';
import { inSource } from '#domain/shared/spoken.ts';
import { unixSeconds } from '../account.ts';
import { uploadedFile } from '../files.ts';
import { rules } from '../fraud.ts';
import {
  amount,
  calendarDate,
  currencyCode,
  dateBound,
  otherWord,
  sentCurrency,
  utcInstant,
} from '../kit/fields.ts';
import { problemWords } from '../problem-words.ts';
import { savedRules, sentRules } from '../settings.ts';

export type Json = { [key: string]: unknown };

const INSTANT = '\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d';
const CURRENCY: Json = { type: 'string', pattern: '^[a-z]{3}$', description: 'ISO 4217, lower case' };
const CONDITION: Json = {
  type: 'object',
  description:
    'A condition (`key`, `operator`, `value`), or several joined by `and` or `or` (`operator`, `checks`)',
  required: ['operator'],
  properties: {
    key: { type: 'string', enum: CHECK_KEYS },
    operator: { type: 'string', enum: [...CONDITION_OPERATORS, 'and', 'or'] },
    value: { type: ['string', 'number', 'boolean'] },
    checks: { type: 'array', items: { type: 'object' } },
  },
};
const RULES: Json = {
  type: 'array',
  description: 'Fraud rules that are on',
  items: {
    type: 'object',
    required: ['key', 'outcome', 'check'],
    properties: {
      key: { type: 'string', enum: RULE_KEYS },
      outcome: { type: 'string', enum: ['review', 'block'] },
      check: CONDITION,
    },
  },
};

/**
 * Fields that a schema checks with a function of ours, in words that other programs understand. They stand here and not
 * beside the fields, because those travel to every browser.
 */
const OWN_FIELDS = new Map<z.core.$ZodType, Json>([
  [amount, { type: 'integer', description: 'Whole minor units: 1050 is 10.50 in usd, and 1,050 in jpy' }],
  [currencyCode, CURRENCY],
  [sentCurrency, CURRENCY],
  [otherWord, { type: 'string', description: 'A word that was added later' }],
  [utcInstant, { type: 'string', pattern: `^${INSTANT}$`, description: 'UTC' }],
  [calendarDate, { type: 'string', format: 'date', description: 'A day of the store’s time zone' }],
  [
    dateBound,
    {
      type: 'string',
      pattern: `^(\\d{4}-\\d\\d-\\d\\d|${INSTANT})$`,
      description: 'A day of the store’s time zone, or a second in UTC',
    },
  ],
  [unixSeconds, { type: 'integer', description: 'Seconds since 1970, UTC' }],
  [uploadedFile, { type: 'string', contentMediaType: 'application/octet-stream', description: 'A file' }],
  [rules, RULES],
  [savedRules, RULES],
  [sentRules, RULES],
]);

/** How a field is told that no standard keyword could tell; a copy of one is told like it. */
export function ownField(schema: z.core.$ZodType): Json | undefined {
  const known = OWN_FIELDS.get(schema);
  const { parent } = schema._zod;
  if (known || parent) return known ?? ownField(parent as z.core.$ZodType);
  const { type, error } = schema._zod.def;
  if (type === 'custom') return { type: 'string', ...wordsOf(error) };
  return type === 'unknown' ? ANYTHING : undefined;
}

export const ANYTHING: Json = {
  type: ['string', 'number', 'boolean', 'object', 'array', 'null'],
  description: 'Any value',
};

/** What the field says when it refuses also says what it takes. */
function wordsOf(error: z.core.$ZodTypeDef['error']): Json {
  const refusal = error?.({ code: 'custom', input: undefined, path: [] } as never);
  const words = typeof refusal === 'string' ? refusal : refusal?.message;
  return words
    ? {
        description: inSource(() => problemWords(words)).replace(/^Expected (.)/, (_, first: string) =>
          first.toUpperCase(),
        ),
      }
    : {};
}
