import type { Minor } from '#domain/shared/money.ts';
import { type Basket, shoppingBasket, subscriptionBasket } from './baskets.ts';
import type { Day } from './calendar.ts';
import type { Customer } from './customers.ts';
import { convert, type Rate } from './exchange-rates.ts';
import { feeOf, OPENING_DISCOUNT_PERCENT } from './fees.ts';
import {
  CARD_PRESENT_FEE,
  identifierOf,
  type PaymentMethod,
  type PickMethod,
  pickCardAtReader,
} from './payment-methods.ts';
import type { Scenario } from './scenarios.ts';
import type { Random } from './seeded-random.ts';

/** How somebody pays: kept by a subscription, so that every renewal comes from the same card. */
type Wallet = Readonly<{
  method: PaymentMethod;
  identifier: string | null;
  risk_level: 0 | 1 | 2 | null;
}>;

/** A sale before its hour is known: who pays what, and what the shop gets of it. */
export type Sale = Readonly<{
  customer: Customer;
  wallet: Wallet;
  channel: 'online' | 'in_person' | 'in_person_pos';
  source_device: 'ios' | 'android' | null;
  basket: Basket;
  customer_currency: string;
  customer_amount: Minor;
  /** Absent when the customer pays in a currency the shop is paid out in. */
  rate: Rate | null;
  currency: string;
  amount: Minor;
  fees: Minor;
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

function openWallet(random: Random, till: Till, customer: Customer): Wallet {
  const method = till.pickMethod(random, customer.country.code);
  return {
    method,
    identifier: identifierOf(random, method),
    risk_level: method.kind === 'card' ? riskOf(random) : null,
  };
}

function walletAtReader(random: Random): Wallet {
  const method = pickCardAtReader(random);
  return { method, identifier: identifierOf(random, method), risk_level: null };
}

function whereSold(random: Random, till: Till, customer: Customer): Pick<Sale, 'channel' | 'source_device'> {
  const isAtHome = customer.country.code === till.scenario.country && till.scenario.isEventful;
  if (!isAtHome || !random.chance(IN_PERSON_SHARE)) return { channel: 'online', source_device: null };
  if (random.chance(0.35)) return { channel: 'in_person_pos', source_device: null };
  const at = random.unit();
  return { channel: 'in_person', source_device: at < 0.4 ? 'ios' : at < 0.7 ? 'android' : null };
}

type Bargain = Omit<Sale, 'customer_amount' | 'rate' | 'currency' | 'amount' | 'fees'> &
  Readonly<{ isSubscription: boolean }>;

/** The money of a sale on a day: exchanged when the shop holds no account in the customer's currency, then charged for. */
function settled(till: Till, day: Day, bargain: Bargain): Sale {
  const { scenario } = till;
  const { isSubscription, ...agreed } = bargain;
  const { customer, wallet, channel, source_device, customer_currency, basket } = agreed;
  const customer_amount = basket.total;
  const isHeld = scenario.storeCurrencies.includes(customer_currency);
  const currency = isHeld ? customer_currency : scenario.storeCurrencies[0];
  const rate = isHeld ? null : till.rateOn(customer_currency, currency, day);
  const amount = rate ? convert(customer_amount, rate) : customer_amount;
  const isOnline = channel === 'online';
  const { fees } = feeOf({
    amount,
    currency,
    base: isOnline ? wallet.method.fee : CARD_PRESENT_FEE,
    isInternational: wallet.method.kind === 'card' && customer.country.code !== scenario.country,
    isConverted: rate !== null,
    isSubscription,
    isTapToPay: source_device !== null,
    discountPercent: isOnline && day < till.discountEnds ? OPENING_DISCOUNT_PERCENT : 0,
  });
  return { ...agreed, customer_amount, rate, currency, amount, fees };
}

/** Somebody fills a basket, in the shop or on its site, and pays in the currency of their country. */
export function basketSale(random: Random, till: Till, day: Day, customer: Customer): Sale {
  const { channel, source_device } = whereSold(random, till, customer);
  const customer_currency = customer.country.currency;
  const wallet = channel === 'online' ? openWallet(random, till, customer) : walletAtReader(random);
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
