import { invariant } from './invariant.ts';

const OF_A_SALE = `('refund', 'payment_refund', 'refund_failure', 'payment_failure_refund', 'dispute', 'dispute_reversal')`;

/** What rows say of each other. */
export const referenceInvariants = [
  invariant(
    'one sale',
    'A charge is sold once',
    `select charge_id, count(*) from transactions where type in ('charge', 'payment')
     group by charge_id having charge_id is null or count(*) > 1`,
  ),
  invariant(
    'sale of each refund',
    'Every refund and dispute belongs to an earlier sale of the same order, customer and currencies',
    `select later.transaction_id, later.type, later.charge_id from transactions as later
     left join transactions as sale on sale.charge_id = later.charge_id and sale.type in ('charge', 'payment')
     where later.type in ${OF_A_SALE}
       and (sale.transaction_id is null or later.date < sale.date
         or (later.order_id, later.payment_intent_id, later.customer_email, later.customer_currency, later.currency)
            is distinct from (sale.order_id, sale.payment_intent_id, sale.customer_email, sale.customer_currency, sale.currency))`,
  ),
  invariant(
    'refunds within the sale',
    'Refunds of a charge never exceed it, in either currency',
    `select charge_id, sum(amount) as left_over from transactions
     where type in ('charge', 'payment', 'refund', 'payment_refund', 'refund_failure', 'payment_failure_refund')
     group by charge_id having sum(amount) < 0 or sum(customer_amount) < 0`,
  ),
  invariant(
    'disputes within the sale',
    'A dispute takes no more than the sale, and gives back no more than it took',
    `select charge_id from transactions
     where charge_id in (select charge_id from transactions where type in ('dispute', 'dispute_reversal'))
     group by charge_id
     having sum(amount) filter (where type in ('dispute', 'dispute_reversal')) > 0
       or sum(fees) filter (where type in ('dispute', 'dispute_reversal')) < 0
       or sum(amount) filter (where type <> 'financing_paydown') < 0`,
  ),
  invariant(
    'orders',
    'A sale has the order’s intent, currency and total',
    `select transaction_id, order_id from transactions join orders on orders.id = order_id
     where type in ('charge', 'payment')
       and (transactions.payment_intent_id, customer_currency, customer_amount)
         is distinct from (orders.payment_intent_id, orders.currency, orders.total)`,
  ),
  invariant(
    'references resolve',
    'Orders, payouts, customers and subscriptions that are named exist',
    `select transaction_id as id, 'order' as missing from transactions left join orders on orders.id = order_id
     where order_id is not null and orders.id is null
     union all
     select transaction_id, 'payout' from transactions left join payouts on payouts.id = deposit_id
     where deposit_id is not null and payouts.id is null
     union all
     select orders.number, 'customer' from orders left join customers on customers.id = customer_id
     where customer_id is not null and customers.id is null
     union all
     select subscription_id::text, 'subscription' from subscription_orders
     left join subscriptions on subscriptions.id = subscription_id left join orders on orders.id = order_id
     where subscriptions.id is null or orders.id is null`,
  ),
  invariant(
    'subscribers',
    'The orders of a subscription of our own are its customer’s',
    `select subscription_id, order_id from subscription_orders
     join subscriptions on subscriptions.id = subscription_id join orders on orders.id = order_id
     where subscriptions.mirrored is null and subscriptions.customer_id is distinct from orders.customer_id`,
  ),
  invariant(
    'loans',
    'A loan is paid out once and repaid no further than owed',
    `select loan_id from transactions where type in ('financing_payout', 'financing_paydown')
     group by loan_id
     having loan_id is null or count(*) filter (where type = 'financing_payout') <> 1
       or -sum(amount) filter (where type = 'financing_paydown')
          > sum(amount + coalesce((metadata->>'fee_amount')::bigint, 0)) filter (where type = 'financing_payout')`,
  ),
];
