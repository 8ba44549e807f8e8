import type { Found } from '#contract/search.ts';
import { readTypedSearch, type TypedSearch } from '#domain/search/typed-search.ts';
import type { Deps } from '../../deps.ts';
import { isEmail } from './matching.ts';
import { findDisputes, findLoans, findPayouts, findTransactions } from './money-found-repository.ts';
import {
  findGuestOrders,
  findGuestOrdersOfEmail,
  findOrders,
  findSubscriptions,
} from './orders-found-repository.ts';
import { findPayments } from './payments-found-repository.ts';
import { customersOf, findPeople, findPeopleOfEmail, type People } from './people-found-repository.ts';

/** Everything a text may mean, read from our own books alone: what was just written is found, and nobody is asked. */
export async function findAnything(
  { db, provider: { name } }: Pick<Deps, 'db' | 'provider'>,
  search_term: string,
): Promise<Found> {
  const typed = readTypedSearch(search_term);
  const aboutPayments = async () => {
    const { people, guestOrders } = await findWhoever(db, typed);
    const orders = await findOrders(db, typed, { people, guestOrders });
    const payments = await findPayments(db, name, typed, { people, orders });
    const disputes = await findDisputes(db, name, typed, payments);
    return { customers: customersOf(people), orders, payments, disputes };
  };
  const [about, subscriptions, payouts, transactions, loans] = await Promise.all([
    aboutPayments(),
    findSubscriptions(db, typed),
    findPayouts(db, typed),
    findTransactions(db, typed),
    findLoans(db, name, typed),
  ]);
  return { ...about, subscriptions, payouts, transactions, loans };
}

/** A whole address is nobody else's; only one that nobody has is looked for by its letters. */
async function findWhoever(db: Deps['db'], typed: TypedSearch): Promise<Whoever> {
  if (isEmail(typed.text)) {
    const whole = await bothOf(findPeopleOfEmail(db, typed), findGuestOrdersOfEmail(db, typed));
    const { people, guestOrders } = whole;
    if (people.accounts.length + people.payers.length + guestOrders.length > 0) return whole;
  }
  return bothOf(findPeople(db, typed), findGuestOrders(db, typed));
}

type Whoever = Readonly<{ people: People; guestOrders: readonly number[] }>;

async function bothOf(asked: Promise<People>, askedGuests: Promise<readonly number[]>): Promise<Whoever> {
  const [people, guestOrders] = await Promise.all([asked, askedGuests]);
  return { people, guestOrders };
}
