import * as z from 'zod/mini';
import { MATCH_LEGS } from '#domain/bank/expected-item.ts';
import { DIFFERENCE_REASONS, MATCH_STATES, MATCH_VIEWS } from '#domain/bank/match-decision.ts';
import { MATCH_REASONS } from '#domain/bank/match-proposal.ts';
import { AT_BANK_STATES } from '#domain/bank/payout-at-bank.ts';
import { endpoint } from './kit/endpoint.ts';
import { amount, calendarDate, currencyCode, paging, storeId, utcInstant, wordOf } from './kit/fields.ts';
import { personal } from './kit/seen-by.ts';

const path = '/wc/v3/payments/bank/matches';
export const PAYOUTS_ASKED_MAX = 100;
const TOGETHER_MAX = 5;
const CONFIRMED_AT_ONCE_MAX = 100;
const NOTE_LENGTH_MAX = 500;

const payoutId = z.string().check(z.regex(/^\w{1,255}$/, 'Expected the id of a payout'));
/** Lines and payouts, as a match is named. */
const matchKey = z
  .string()
  .check(z.maxLength(2000), z.regex(/^\d[\d.]*=\w[\w:.]*$/, 'Expected the key of a match'));

const placed = z.object({ booked_on: calendarDate, line_number: z.int(), file_name: z.string() });

const atBank = z.object({
  payout_id: z.string(),
  state: wordOf(AT_BANK_STATES),
  amount,
  currency: currencyCode,
  /** Since when it is there or gone again; else until when it is waited for. */
  day: calendarDate,
  /** How many days ago that was, of what is missing. */
  days: z.int(),
  /** What the bank shows more or less than was sent. */
  difference: amount,
  difference_reason: z.nullable(wordOf(DIFFERENCE_REASONS)),
  lines: z.array(placed),
});
export type AtBank = z.output<typeof atBank>;

/** Payouts that no statement could tell of are left out: where nothing was imported, the answer is empty. */
export const tellPayoutsAtBank = endpoint({
  method: 'GET',
  path: '/wc/v3/payments/bank/payouts',
  summary: 'Where payouts stand with the bank: arrived, expected, missing',
  capability: 'see_payouts',
  input: z.object({
    payouts: z.array(payoutId).check(z.minLength(1), z.maxLength(PAYOUTS_ASKED_MAX)),
  }),
  reply: z.object({ data: z.array(atBank) }),
  errors: [],
});

export const listMissingAtBank = endpoint({
  method: 'GET',
  path: '/wc/v3/payments/bank/payouts/missing',
  summary: 'Payouts that should be on a statement and are on none',
  capability: 'see_payouts',
  input: z.object({}),
  reply: z.object({ data: z.array(atBank) }),
  errors: [],
});

const line = z.object({
  id: z.int(),
  ...placed.shape,
  amount,
  currency: currencyCode,
  account_name: z.string(),
  /** What the bank wrote. A line that is no payout may name a customer. */
  text: personal(z.string()),
  counterparty_name: personal(z.nullable(z.string())),
});

const matchedPayout = z.object({
  id: z.string(),
  leg: wordOf(MATCH_LEGS),
  amount,
  currency: currencyCode,
  /** When it was expected. */
  arrives: calendarDate,
  bank_reference_key: z.nullable(z.string()),
});

const match = z.object({
  key: z.string(),
  state: wordOf(MATCH_STATES),
  tier: z.nullable(z.int()),
  reason: wordOf(MATCH_REASONS),
  ways: z.int(),
  difference: amount,
  difference_reason: z.nullable(wordOf(DIFFERENCE_REASONS)),
  note: personal(z.nullable(z.string())),
  decided_by: z.nullable(z.string()),
  decided: z.nullable(utcInstant),
  /** Of what nobody could match, and of what is not ours, only the line. */
  lines: z.array(line),
  payouts: z.array(matchedPayout),
});
export type BankMatch = z.output<typeof match>;

const counts = z.object({ suggested: z.int(), unknown: z.int(), matched: z.int(), not_ours: z.int() });

export const listMatches = endpoint({
  method: 'GET',
  path,
  summary: 'Bank lines and the payouts they are or may be',
  capability: 'see_payouts',
  input: z.object({
    ...paging,
    view: z._default(z.enum(MATCH_VIEWS), 'suggested'),
  }),
  reply: z.object({ data: z.array(match), total_count: z.int(), counts }),
  errors: [],
});

const said = z.object({ counts });

/** All of them, or none: what somebody else decided meanwhile stops it. */
export const confirmMatches = endpoint({
  method: 'POST',
  path: `${path}/confirm`,
  summary: 'Says that suggested matches are right',
  capability: 'export',
  class: 'write',
  input: z.object({
    matches: z.array(matchKey).check(z.minLength(1), z.maxLength(CONFIRMED_AT_ONCE_MAX)),
  }),
  reply: said,
  errors: ['bank_match_gone', 'bank_difference_unexplained'],
});

/** The pair is remembered as wrong, and never suggested again. */
export const undoMatch = endpoint({
  method: 'POST',
  path: `${path}/undo`,
  summary: 'Says that a match or a suggestion is wrong',
  capability: 'export',
  class: 'write',
  input: z.object({ match: matchKey }),
  reply: said,
  errors: ['bank_match_gone'],
});

/** One line with one payout or several, or several lines with one. What the bank shows more or less needs its reason. */
export const matchByHand = endpoint({
  method: 'POST',
  path,
  summary: 'Says which lines are which payouts, where the engine could not',
  capability: 'export',
  class: 'write',
  input: z.object({
    lines: z.array(storeId).check(z.minLength(1), z.maxLength(TOGETHER_MAX)),
    payouts: z.array(payoutId).check(z.minLength(1), z.maxLength(TOGETHER_MAX)),
    difference_reason: z.optional(z.enum(DIFFERENCE_REASONS)),
    note: z.optional(z.string().check(z.trim(), z.maxLength(NOTE_LENGTH_MAX))),
  }),
  reply: said,
  errors: ['bank_match_gone', 'bank_match_impossible', 'bank_difference_unexplained'],
});

const lineId = z.object({ id: storeId });

export const markNotOurs = endpoint({
  method: 'POST',
  path: '/wc/v3/payments/bank/lines/:id/not-ours',
  summary: 'Says that a bank line is no payout; it is suggested no more',
  capability: 'export',
  class: 'write',
  input: lineId,
  reply: said,
  errors: ['bank_line_missing', 'bank_match_gone'],
});

export const restoreLine = endpoint({
  method: 'POST',
  path: '/wc/v3/payments/bank/lines/:id/restore',
  summary: 'Takes back that a bank line is no payout',
  capability: 'export',
  class: 'write',
  input: lineId,
  reply: said,
  errors: ['bank_line_missing'],
});

const sender = z.object({
  id: z.string(),
  /** As the bank wrote it last: somebody who pays invoices may be a customer. */
  name: personal(z.nullable(z.string())),
  /** The end of the account that it sends from. */
  ending: z.nullable(z.string()),
  /** On which account its lines stand. */
  account_name: z.string(),
  /** How many of its lines people confirmed. */
  confirmations: z.int(),
  is_forgotten: z.boolean(),
});
export type BankSender = z.output<typeof sender>;

const senders = '/wc/v3/payments/bank/senders';

export const listSenders = endpoint({
  method: 'GET',
  path: senders,
  summary: 'Senders whose lines count as payouts, because people confirmed two or more of them',
  capability: 'see_payouts',
  input: z.object({}),
  reply: z.object({ data: z.array(sender) }),
  errors: [],
});

const senderId = z.object({ id: z.string().check(z.regex(/^[0-9a-f]{32}$/, 'Expected the id of a sender')) });

/** What was certain only because of it waits for a person again. What people said themselves stays. */
export const forgetSender = endpoint({
  method: 'POST',
  path: `${senders}/:id/forget`,
  summary: 'Says that lines of a sender no longer count as payouts by themselves',
  capability: 'export',
  class: 'write',
  input: senderId,
  reply: said,
  errors: ['bank_sender_missing'],
});

export const restoreSender = endpoint({
  method: 'POST',
  path: `${senders}/:id/restore`,
  summary: 'Takes up again a sender that was forgotten',
  capability: 'export',
  class: 'write',
  input: senderId,
  reply: said,
  errors: ['bank_sender_missing'],
});
