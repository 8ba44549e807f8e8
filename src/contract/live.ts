import * as z from 'zod/mini';
import type { Capability } from '#domain/people/capabilities.ts';
import { endpoint } from './kit/endpoint.ts';
import { wholeNumber } from './kit/fields.ts';

/** What may change while somebody looks. `clock` is the provider's: its id is how many seconds it is ahead now. */
export const LIVE_KINDS = [
  'account',
  'payment_intent',
  'charge',
  'refund',
  'dispute',
  'transaction',
  'payout',
  'document',
  'loan',
  'order',
  'customer',
  'product',
  'operation',
  'sync',
  'export',
  'approval',
  'person',
  'clock',
] as const;
export type LiveKind = (typeof LIVE_KINDS)[number];

/** What one must hold to be told of some of them; the others are for whoever sees payments. */
const ASKED: Readonly<Partial<Record<LiveKind, Capability>>> = {
  payout: 'see_payouts',
  document: 'see_payouts',
  loan: 'see_payouts',
  customer: 'see_customers',
  export: 'export',
  person: 'manage_people',
};

export const isToldOf = (kind: LiveKind, held: readonly string[]): boolean =>
  held.includes(ASKED[kind] ?? 'see_payments');

/** One line of the stream. Without an id, many of the kind changed at once. */
export type LiveChange = Readonly<{ kind: LiveKind; id: string | null }>;

/** Who listens, as the server knows them in that moment, and which release it is. */
export type LiveCaller = Readonly<{ role_name: string; capabilities: readonly string[]; release?: string }>;

/**
 * Server-sent events: `data` is a change as JSON; the event `you` says who listens, whenever the line is opened; the event `end` says that the session is over, and `missed` that nobody
 * knows what changed before the line stood. `age_ms` is how long ago the page began to read: what changed since is told too.
 */
export const followLive = endpoint({
  method: 'GET',
  path: '/wc/v3/payments/live',
  summary: 'Tells, for as long as somebody listens, what has just changed',
  capability: 'signed_in',
  input: z.object({ age_ms: z.optional(wholeNumber(0, 86_400_000)) }),
  reply: z.unknown(),
  stream: true,
  endless: true,
  errors: ['wcpay_unavailable', 'live_lines_taken'],
});
