import * as z from 'zod/mini';
import { DEADLINE_KINDS } from '#domain/account/deadlines.ts';
import { endpoint } from './kit/endpoint.ts';
import { amount, currencyCode, utcInstant, wordOf } from './kit/fields.ts';

const mark = z.object({
  kind: wordOf(DEADLINE_KINDS),
  /** The first of them. */
  at: utcInstant,
  count: z.int(),
  /** The charge, payment or payout, where the mark is about one. */
  only: z.nullable(z.object({ id: z.string(), amount, currency: currencyCode })),
});

/** Small and bounded, because every page asks for it. */
export const readWaiting = endpoint({
  method: 'GET',
  path: '/wc/v3/payments/waiting',
  summary: 'How many disputes and payments wait for somebody, and what falls due within three days',
  capability: 'see_payments',
  input: z.object({}),
  reply: z.object({
    /** Disputes that await a response. */
    disputes: z.int(),
    /** Payments that are authorized and not captured. */
    uncaptured: z.int(),
    deadlines: z.array(mark),
  }),
  errors: [],
});
