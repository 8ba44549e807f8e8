import { currency as asCurrency, type Currency, type Minor } from '#domain/shared/money.ts';
import type { FeeRates, PaymentMethodDetails } from '#provider/payment-details.ts';
import { feeRates } from '#provider/simulator/core/charge-fee.ts';
import type { Day } from '#provider/simulator/facts/calendar.ts';
import { convert, type Rate, rateText } from '#provider/simulator/facts/exchange-rates.ts';
import { feeOf, OPENING_DISCOUNT_PERCENT } from '#provider/simulator/facts/fees.ts';
import { methodDetailsOf } from '#provider/simulator/facts/method-details.ts';
import {
  CARD_ONLINE,
  CARD_PRESENT_FEE,
  identifierOf,
  type PaymentMethod,
  type PickMethod,
  pickCardAtReader,
} from '#provider/simulator/facts/payment-methods.ts';
import type { Scenario } from '#provider/simulator/facts/scenarios.ts';
import type { Random } from '#provider/simulator/facts/seeded-random.ts';
import { type Basket, shoppingBasket, subscriptionBasket } from './baskets.ts';
import type { Customer } from './customers.ts';

/** How somebody pays: kept by a subscription, so that every renewal comes from the same card. */
type Wallet = Readonly<{
  method: PaymentMethod;
  details: PaymentMethodDetails;
  risk_level: 0 | 1 | 2 | null;
}>;

/** A sale before its hour is known: who pays what, and what the shop gets of it. */
export type Sale = Readonly<{
  customer: Customer;
  wallet: Wallet;
  channel: 'online' | 'in_person' | 'in_person_pos';
  source_device: 'ios' | 'android' | null;
  basket: Basket;
  customer_currency: Currency;
  customer_amount: Minor;
  /** Absent when the customer pays in a currency the shop is paid out in. */
  rate: Rate | null;
  exchange_rate: string | null;
  currency: Currency;
  amount: Minor;
  fees: Minor;
  fee_rates: FeeRates;
  isSubscription: boolean;
}>;

export type Till = Readonly<{
  scenario: Scenario;
  rateOn: (from: string, to: string, day: Day) => Rate;
  pickMethod: PickMethod;
  /** The day from which the opening discount no longer holds. */
  discountEnds: Day;
}>;

const IN_PERSON_SHARE = 0.09;
/** Countries whose price labels leave the tax to the till. */
const TAXED_AT_TILL = ['US', 'CA'];

function riskOf(random: Random): 0 | 1 | 2 {
  const at = random.unit();
  return at < 0.94 ? 0 : at < 0.988 ? 1 : 2;
}

function walletWith(random: Random, customer: Customer, method: PaymentMethod): Wallet {
  const identifier = identifierOf(random, method);
  return {
    method,
    details: methodDetailsOf(random, method, { identifier, customer, isPresent: false }),
    risk_level: method.kind === 'card' ? riskOf(random) : null,
  };
}

const openWallet = (random: Random, till: Till, customer: Customer): Wallet =>
  walletWith(random, customer, till.pickMethod(random, customer.country.code));

function walletAtReader(random: Random, customer: Customer): Wallet {
  const method = pickCardAtReader(random);
  const identifier = identifierOf(random, method);
  return {
    method,
    details: methodDetailsOf(random, method, { identifier, customer, isPresent: true }),
    risk_level: null,
  };
}

function whereSold(random: Random, till: Till, customer: Customer): Pick<Sale, 'channel' | 'source_device'> {
  const isAtHome = customer.country.code === till.scenario.country && till.scenario.isEventful;
  if (!isAtHome || !random.chance(IN_PERSON_SHARE)) return { channel: 'online', source_device: null };
  if (random.chance(0.35)) return { channel: 'in_person_pos', source_device: null };
  const at = random.unit();
  return { channel: 'in_person', source_device: at < 0.4 ? 'ios' : at < 0.7 ? 'android' : null };
}

type Bargain = Pick<Sale, 'customer' | 'wallet' | 'channel' | 'source_device' | 'basket' | 'isSubscription'> &
  Readonly<{ customer_currency: string }>;

/** The money of a sale on a day: exchanged when the shop holds no account in the customer's currency, then charged for. */
function settled(till: Till, day: Day, bargain: Bargain): Sale {
  const { scenario } = till;
  const { customer, wallet, channel, source_device, customer_currency, basket, isSubscription } = bargain;
  const customer_amount = basket.total;
  const isHeld = scenario.storeCurrencies.includes(customer_currency);
  const currency = isHeld ? customer_currency : scenario.storeCurrencies[0];
  const rate = isHeld ? null : till.rateOn(customer_currency, currency, day);
  const amount = rate ? convert(customer_amount, rate) : customer_amount;
  const isOnline = channel === 'online';
  const { fees, history } = feeOf({
    amount,
    currency,
    base: isOnline ? wallet.method.fee : CARD_PRESENT_FEE,
    isInternational: wallet.method.kind === 'card' && customer.country.code !== scenario.country,
    isConverted: rate !== null,
    isSubscription,
    isTapToPay: source_device !== null,
    discountPercent: isOnline && day < till.discountEnds ? OPENING_DISCOUNT_PERCENT : 0,
  });
  // Written out, here and in other places that make millions: spreading costs several times as much.
  return {
    customer,
    wallet,
    channel,
    source_device,
    basket,
    isSubscription,
    customer_amount,
    rate,
    amount,
    fees,
    customer_currency: asCurrency(customer_currency),
    exchange_rate: rate && rateText(rate),
    currency: asCurrency(currency),
    fee_rates: feeRates(history, currency),
  };
}

/** Somebody fills a basket, in the shop or on its site, and pays in the currency of their country. */
export function basketSale(random: Random, till: Till, day: Day, customer: Customer): Sale {
  const { channel, source_device } = whereSold(random, till, customer);
  const customer_currency = customer.country.currency;
  const wallet = channel === 'online' ? openWallet(random, till, customer) : walletAtReader(random, customer);
  const prices = till.rateOn('usd', customer_currency, day);
  const basket = shoppingBasket(random, prices, {
    isTaxedAtTill: TAXED_AT_TILL.includes(customer.country.code),
    isShipped: channel === 'online',
  });
  const isSubscription = false;
  return settled(till, day, {
    customer,
    wallet,
    channel,
    source_device,
    basket,
    customer_currency,
    isSubscription,
  });
}

/** The same by card, on the site or at a reader, whatever the customer would have chosen. */
export function cardSale(
  random: Random,
  till: Till,
  day: Day,
  customer: Customer,
  channel: 'online' | 'in_person' = 'online',
): Sale {
  const isShipped = channel === 'online';
  const wallet = isShipped ? walletWith(random, customer, CARD_ONLINE) : walletAtReader(random, customer);
  const isTaxedAtTill = TAXED_AT_TILL.includes(customer.country.code);
  const prices = till.rateOn('usd', customer.country.currency, day);
  const basket = shoppingBasket(random, prices, { isTaxedAtTill, isShipped });
  return settled(till, day, {
    customer,
    wallet,
    basket,
    channel,
    source_device: null,
    isSubscription: false,
    customer_currency: customer.country.currency,
  });
}

export type Plan = Readonly<{ wallet: Wallet; currency: string; basket: Basket }>;

/** Only what can be charged again without its owner carries a subscription. */
export const canSubscribe = ({ customer, channel, wallet }: Sale): boolean =>
  channel === 'online' && !customer.isGuest && wallet.method.kind !== 'other';

export const subscriptionPlan = (random: Random, till: Till, day: Day, { customer, wallet }: Sale): Plan => ({
  wallet,
  currency: customer.country.currency,
  basket: subscriptionBasket(random, till.rateOn('usd', customer.country.currency, day)),
});

export const subscriptionSale = (till: Till, day: Day, customer: Customer, plan: Plan): Sale =>
  settled(till, day, {
    customer,
    wallet: plan.wallet,
    channel: 'online',
    source_device: null,
    basket: plan.basket,
    customer_currency: plan.currency,
    isSubscription: true,
  });
