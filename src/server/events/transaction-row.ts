import * as z from 'zod/mini';
import { taxOnFee } from '#domain/payments/fee-rates.ts';
import { ownIntent } from '#domain/payments/lent-intent.ts';
import { utcInstant } from '#domain/shared/time.ts';
import type { BalanceTransaction } from '#provider/provider-objects.ts';
import type { ProjectedRow } from './projection.ts';

/** What a list shows of the sale behind a movement. */
export const saleBehind = z.object({
  payment_intent: z.string(),
  channel: z.string(),
  source_device: z.nullable(z.string()),
  billing_details: z.object({ name: z.string(), email: z.string(), country: z.string() }),
  payment_method_details: z.object({
    type: z.string(),
    card: z.optional(z.object({ brand: z.string() })),
    identifier: z.nullable(z.string()),
  }),
  outcome: z.object({ risk_level: z.enum(['normal', 'elevated', 'highest', 'not_assessed']) }),
  metadata: z.record(z.string(), z.string()),
});
export type SaleBehind = z.output<typeof saleBehind>;

const RISK = { normal: 0, elevated: 1, highest: 2, not_assessed: null } as const;

/**
 * A movement of the balance, with what the lists show of its sale and its order. Written as one literal: a million of these
 * are made when a database is filled, and objects put together from parts take ten times as long.
 */
export function transactionRow(
  row: BalanceTransaction,
  of: SaleBehind | undefined,
  order_id: number | null,
): ProjectedRow {
  const method = of?.payment_method_details;
  const payer = of?.billing_details;
  return {
    transaction_id: row.id,
    type: row.type,
    charge_id: row.charge,
    loan_id: row.loan,
    balance_type: row.balance_type ?? 'payments',
    deposit_id: row.payout ?? null,
    date: utcInstant(row.created),
    available_on: utcInstant(row.available_on).slice(0, 10),
    currency: row.currency,
    amount: row.amount,
    fees: row.fee,
    fee_tax: taxOnFee(row),
    net: row.net,
    customer_currency: row.customer_currency,
    customer_amount: row.customer_amount,
    exchange_rate: row.exchange_rate,
    metadata: row.metadata,
    payment_intent_id: of ? ownIntent(of.payment_intent) : null,
    channel: of?.channel ?? null,
    source: method?.card?.brand ?? method?.type ?? null,
    source_identifier: method?.identifier ?? null,
    source_device: of?.source_device ?? null,
    customer_name: payer?.name ?? null,
    customer_email: payer?.email ?? null,
    customer_country: payer?.country ?? null,
    risk_level: of ? RISK[of.outcome.risk_level] : null,
    order_id,
  };
}
