import * as z from 'zod/mini';
import { NO_PAYOUT_REASONS } from '#domain/payouts/no-payout-reason.ts';
import { PAYOUT_INTERVALS } from '#domain/payouts/payout-schedule.ts';
import { endpoint } from './kit/endpoint.ts';
import { amount, calendarDate, currencyCode, wordOf } from './kit/fields.ts';
import { payout } from './payouts.ts';

const balance = z.object({ amount, currency: currencyCode, source_types: z.array(z.string()) });

/** What could leave within half an hour: all of it, what that costs, and what would arrive. */
const instantBalance = z.object({
  amount,
  currency: currencyCode,
  /** Null where only the bank will say what it took. */
  fee: z.nullable(amount),
  net: amount,
  fee_percentage: z.nullable(z.number()),
});

const payoutAccount = z.object({
  default_currency: currencyCode,
  deposits_blocked: z.boolean(),
  deposits_disabled: z.boolean(),
  deposits_schedule: z.object({
    delay_days: z.int(),
    interval: wordOf(PAYOUT_INTERVALS),
    weekly_anchor: z.nullable(z.string()),
    monthly_anchor: z.nullable(z.int()),
  }),
  default_external_accounts: z.array(
    z.object({ currency: currencyCode, status: z.string(), bank_name: z.string(), last4: z.string() }),
  ),
});

/** Balances and latest payouts, each list with one entry for each currency and the account's own currency first. */
export const readOverviews = endpoint({
  method: 'GET',
  path: '/wc/v3/payments/deposits/overview-all',
  summary: 'Balances, latest payouts and payout schedule, for each currency',
  capability: 'see_payouts',
  input: z.object({}),
  reply: z.object({
    deposit: z.object({
      last_paid: z.array(payout),
      /** Those that failed of late and whose money has not left again. */
      failed: z.array(payout),
    }),
    balance: z.object({
      pending: z.array(balance),
      available: z.array(balance),
      instant: z.array(instantBalance),
    }),
    account: z.nullable(payoutAccount),
  }),
  errors: ['provider_unavailable'],
});
export type Overviews = z.output<typeof readOverviews.reply>;
export type PayoutAccount = z.output<typeof payoutAccount>;

/** Never more than an estimate: refunds and disputes may still come in between. */
export const forecastPayouts = endpoint({
  method: 'GET',
  path: '/wc/v3/payments/deposits/forecast',
  summary: 'What the next payouts will probably be, from what is pending and the schedule',
  capability: 'see_payouts',
  input: z.object({}),
  reply: z.object({
    estimate: z.literal(true),
    data: z.array(z.object({ currency: currencyCode, leaves: calendarDate, arrives: calendarDate, amount })),
    /** The currencies in which none is to be expected, what is there all the same, and what stands in the way. */
    without: z._default(
      z.array(z.object({ currency: currencyCode, available: amount, reason: wordOf(NO_PAYOUT_REASONS) })),
      [],
    ),
  }),
  errors: ['provider_unavailable'],
});
export type PayoutForecasts = z.output<typeof forecastPayouts.reply>;
export type PayoutForecast = PayoutForecasts['data'][number];
