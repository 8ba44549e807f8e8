import { THREE_DECIMAL_CURRENCIES, ZERO_DECIMAL_CURRENCIES } from '#domain/shared/money.ts';
import { invariant } from './invariant.ts';

const listed = (codes: readonly string[]): string => codes.map((code) => `'${code}'`).join(', ');
const decimals = (column: string): string =>
  `case when ${column} in (${listed(ZERO_DECIMAL_CURRENCIES)}) then 0
        when ${column} in (${listed(THREE_DECIMAL_CURRENCIES)}) then 3 else 2 end`;
const JSON_INTEGER_MAX = Number.MAX_SAFE_INTEGER;

/** What each transaction says of itself. */
export const moneyInvariants = [
  invariant(
    'net',
    'Net is amount less fees',
    'select transaction_id, amount, fees, net from transactions where net <> amount - fees',
  ),
  invariant(
    'exact integers',
    'Every amount is one that JSON keeps exact',
    `select transaction_id as id from transactions
     where greatest(abs(amount), abs(fees), abs(net), abs(customer_amount)) > ${JSON_INTEGER_MAX}
     union all
     select id from payouts where greatest(abs(amount), abs(fee)) > ${JSON_INTEGER_MAX}`,
  ),
  invariant(
    'one currency',
    'Within one currency nothing is exchanged, and between two there is a rate',
    `select transaction_id, customer_currency, customer_amount, currency, amount, exchange_rate from transactions
     where case when customer_currency = currency then customer_amount <> amount or exchange_rate is not null
                else exchange_rate is null or exchange_rate <= 0 end`,
  ),
  invariant(
    'exchange',
    'An exchanged amount is the customer’s amount at its rate, to the minor unit',
    `select transaction_id, customer_currency, customer_amount, exchange_rate, currency, amount from transactions
     where exchange_rate is not null
       and abs(amount - customer_amount * exchange_rate * power(10::numeric, ${decimals('currency')} - ${decimals('customer_currency')}))
           > case when type in ('charge', 'payment') then 0.5 else 1 end`,
  ),
  invariant(
    'signs',
    'Sales and what comes back are positive, what goes is negative',
    // Exchanged, a refund of one cent of a weaker currency may come to nothing: then the customer's amount has the sign.
    `select transaction_id, type, amount, customer_amount from transactions
     cross join lateral (select case when exchange_rate is null then amount else customer_amount end as told) as moved
     where case
       when type in ('charge', 'payment', 'refund_failure', 'dispute_reversal', 'financing_payout') then amount < 0 or told <= 0
       when type = 'card_reader_fee' then amount <> 0
       else amount > 0 or told >= 0 end`,
  ),
  invariant(
    'fees',
    'A sale costs between nothing and itself, a reader fee costs something',
    `select transaction_id, type, amount, fees from transactions
     where case
       when type in ('charge', 'payment') then fees < 0 or fees > amount
       when type = 'card_reader_fee' then fees <= 0 or metadata->>'charge_type' is distinct from 'card_reader_fee'
       else false end`,
  ),
  invariant(
    'past',
    'Nothing happened later than now, and money is available no earlier than it came',
    `select transaction_id as id, date from transactions
     where date > (select now from clock) or available_on < (date at time zone 'UTC')::date
     union all
     select id, created from payouts where created > (select now from clock)`,
  ),
];
