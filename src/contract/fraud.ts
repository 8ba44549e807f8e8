import * as z from 'zod/mini';
import { RULE_KEYS, readSavedRules, type SavedRule } from '#domain/fraud/saved-rule.ts';
import { endpoint } from './kit/endpoint.ts';
import { amount, currencyCode, utcInstant, wholeNumber, wordOf } from './kit/fields.ts';
import { personal } from './kit/seen-by.ts';

/** How far back the lab may look. */
export const LAB_DAYS = [30, 90, 365] as const;
export type LabDays = (typeof LAB_DAYS)[number];

const days = z._default(
  z.pipe(wholeNumber(1, 365), z.union(LAB_DAYS.map((number) => z.literal(number)))),
  90,
);
export const rules = z.custom<readonly SavedRule[]>(
  (value) => readSavedRules(value) !== undefined,
  'Expected a list of fraud rules',
);

const ruleKey = wordOf(RULE_KEYS);
const outcome = wordOf(['review', 'block']);
const money = z.object({ currency: currencyCode, amount });

/** A payment that the rules would have held or blocked. */
const affectedPayment = z.object({
  charge_id: z.string(),
  payment_intent_id: z.string(),
  order_id: z.nullable(z.int()),
  order_number: z.nullable(z.string()),
  customer_name: personal(z.nullable(z.string())),
  created: utcInstant,
  amount,
  currency: currencyCode,
  outcome,
  rules: z.array(ruleKey),
  is_disputed: z.boolean(),
});

const preview = z.object({
  days: z.int(),
  /** Card payments that were made online and went through. */
  payments: z.int(),
  held: z.int(),
  blocked: z.int(),
  /** What was sold in the payments that would have been held or blocked. */
  affected: z.array(z.object({ ...money.shape, count: z.int() })),
  disputes: z.object({ all: z.int(), caught: z.int(), amounts: z.array(money) }),
  /** Customers who had paid before, and would have been held or blocked. */
  returning_customers: z.int(),
  /** Every rule that was asked about. `unknown` counts the payments of which it had nothing to go by. */
  rules: z.array(
    z.object({ key: ruleKey, outcome, count: z.int(), disputes_caught: z.int(), unknown: z.int() }),
  ),
  examples: z.array(affectedPayment),
});
export type LabPreview = z.output<typeof preview>;
export type AffectedPayment = z.output<typeof affectedPayment>;

export const previewFraudRules = endpoint({
  method: 'POST',
  path: '/wc/v3/payments/fraud-lab/preview',
  summary: 'What a list of rules would have done to the payments of the last days; nothing is changed',
  capability: 'change_fraud_rules',
  class: 'read',
  input: z.object({ rules, days }),
  reply: preview,
  errors: ['rest_invalid_param'],
});

const score = z.object({
  key: ruleKey,
  held: z.int(),
  blocked: z.int(),
  /** What became of the held ones. */
  approved: z.int(),
  refused: z.int(),
  lapsed: z.int(),
  waiting: z.int(),
  /** Let through by somebody, and disputed later. */
  disputed: z.int(),
  /** What was kept from being charged: blocked, or refused by somebody. */
  stopped: z.array(money),
});
export type RuleScore = z.output<typeof score>;

export const scoreFraudRules = endpoint({
  method: 'GET',
  path: '/wc/v3/payments/fraud-lab/scorecard',
  summary: 'What each rule did to the payments of the last days, and what came of it',
  capability: 'change_fraud_rules',
  input: z.object({ days }),
  reply: z.object({ days: z.int(), rules: z.array(score) }),
  errors: ['rest_invalid_param'],
});
