import type { LabDays } from '#contract/fraud.ts';
import { RULE_NAMES } from '#domain/fraud/rule-names-copy.ts';
import { countWords } from '#web/shared/store-format.ts';

const DAYS: Readonly<Record<LabDays, string>> = {
  30: 'Last 30 days',
  90: 'Last 90 days',
  365: 'Last 12 months',
};

const payments = (count: number): string => (count === 1 ? '1 payment' : `${countWords(count)} payments`);

export const fraudLabCopy = {
  title: 'Fraud lab',
  window: 'History used',
  days: DAYS,
  ruleNames: RULE_NAMES,
  lead: (count: number) =>
    count === 1
      ? 'What these rules would have done to the one card payment you took online.'
      : `What these rules would have done to your own ${countWords(count)} card payments online.`,
  emptyTitle: 'No payments to ask yet',
  emptyText:
    'Once customers pay by card in your shop, this shows what your rules would have done to their payments.',
  noRules: 'Switch a filter on to see what it would have done.',
  failed: 'The lab could not look at your payments.',
  loading: 'Looking at your payments',
  recounting: 'Recounting',
  counted: (held: number, blocked: number) =>
    `${payments(held)} would be held, ${payments(blocked)} blocked.`,
  held: 'Held for review',
  blocked: 'Blocked',
  ofPayments: (share: string) => `${share} of payments`,
  disputes: 'Disputes caught',
  ofAll: (caught: number, all: number) => `${countWords(caught)} of ${countWords(all)}`,
  disputed: (amounts: string) => `${amounts} disputed`,
  noDisputes: 'None in this time',
  returning: 'Returning customers',
  returningHeld: 'would have waited',
  returningMet: 'would have met a rule',
  byRule: 'By rule',
  ruleHeld: (count: number) => `${countWords(count)} held`,
  ruleBlocked: (count: number) => `${countWords(count)} blocked`,
  unknown: (count: number) => `Nothing to go by for ${payments(count)}.`,
  otherCurrencies: (count: number) => `${payments(count)} in other currencies are not counted here.`,
  affected: (amounts: string) => `${amounts} of sales affected`,
  andMore: (amounts: readonly string[], count: number) =>
    `${amounts.join(', ')} and ${countWords(count)} more currencies`,
  see: (count: number) => (count === 1 ? 'See the payment' : `See the ${payments(count)}`),
  previewLabel: 'Preview only',
  preview: 'Nothing changes until you save. Sandbox payments obey the same rules.',
  list: {
    title: (count: number) => (count === 1 ? '1 payment affected' : `${payments(count)} affected`),
    newest: (shown: number) => `The newest ${countWords(shown)} are shown.`,
    close: 'Close',
    label: 'Affected payments',
    payment: 'Payment',
    date: 'Date',
    amount: 'Amount',
    rules: 'Rules',
    outcome: 'Outcome',
    review: 'Held',
    block: 'Blocked',
    disputed: 'Later disputed',
    order: (number: string) => `Order #${number}`,
    nobody: 'Somebody without a name',
  },
  score: {
    title: 'Scorecard',
    table: 'What each rule did',
    lead: 'What your rules really did, and what came of it.',
    none: 'No rule has held or blocked a payment in this time.',
    failed: 'The scorecard could not be read.',
    rule: 'Rule',
    held: 'Held',
    blocked: 'Blocked',
    approved: 'Approved',
    refused: 'Refused',
    lapsed: 'Lapsed',
    waiting: 'Waiting',
    disputed: 'Approved, then disputed',
    stopped: 'Kept from being charged',
    nothing: 'Nothing',
  },
} as const;
