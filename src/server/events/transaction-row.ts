import * as z from 'zod/mini';
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

const ofSale = ({ payment_method_details: method, billing_details: payer, ...about }: SaleBehind) => ({
  payment_intent_id: about.payment_intent,
  channel: about.channel,
  source: method.card?.brand ?? method.type,
  source_identifier: method.identifier,
  source_device: about.source_device,
  customer_name: payer.name,
  customer_email: payer.email,
  customer_country: payer.country,
  risk_level: RISK[about.outcome.risk_level],
});
const OF_NO_SALE = {
  payment_intent_id: null,
  channel: null,
  source: null,
  source_identifier: null,
  source_device: null,
  customer_name: null,
  customer_email: null,
  customer_country: null,
  risk_level: null,
};

/** A movement of the balance, with what the lists show of its sale and its order. */
export function transactionRow(
  { id, created, available_on, fee, charge, loan, payout, ...rest }: BalanceTransaction,
  of: SaleBehind | undefined,
  order_id: number | null,
): ProjectedRow {
  const { type, currency, amount, net, customer_currency, customer_amount, exchange_rate, metadata } = rest;
  return {
    ...{ transaction_id: id, type, charge_id: charge, loan_id: loan, deposit_id: payout },
    date: utcInstant(created),
    available_on: utcInstant(available_on).slice(0, 10),
    ...{ currency, amount, fees: fee, net, customer_currency, customer_amount, exchange_rate, metadata },
    ...(of ? ofSale(of) : OF_NO_SALE),
    order_id,
  };
}
