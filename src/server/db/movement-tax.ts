import { sql } from 'kysely';

// What of a movement `t` is tax, as the order it belongs to says: the rule is `domain/books/movement-parts.ts`.

const TAKES_BACK = sql`t.type in ('refund', 'payment_refund', 'payment_failure_refund', 'refund_failure', 'dispute', 'dispute_reversal')`;
export const HAS_TAX = sql`(${TAKES_BACK} or t.type in ('charge', 'payment'))`;

/** The order as `taxed`, and as `parts` what was won or lost by exchange between a sale and what takes it back. */
export const TAX_JOINS = sql`
  left join order_taxes taxed on taxed.id = t.order_id
  left join lateral (
    select s.amount, s.customer_amount from transactions s
    where s.charge_id = t.charge_id and s.type in ('charge', 'payment') and s.customer_amount <> 0 limit 1
  ) as sale on t.customer_currency <> t.currency and ${TAKES_BACK}
  cross join lateral (select case when sale.amount is null then 0::int8
    else t.amount - trunc(t.customer_amount::numeric * sale.amount / sale.customer_amount)::int8 end as exchange) as parts`;

export const TAX = sql`case when taxed.total > 0 and taxed.total_tax > 0 and ${HAS_TAX} and t.balance_type = 'payments'
  then trunc((t.amount - parts.exchange)::numeric * least(taxed.total_tax, taxed.total) / taxed.total)::int8 else 0 end`;
