import type { Found } from '#contract/search.ts';
import { readTypedSearch, type TypedSearch } from '#domain/search/typed-search.ts';
import type { Deps } from '../../deps.ts';
import { isEmail } from './matching.ts';
import { findDisputes, findLoans, findPayouts, findTransactions } from './money-found-repository.ts';
import { findPayments } from './payments-found-repository.ts';
import { customersOf, findPeople, findPeopleOfEmail, type People } from './people-found-repository.ts';

/**
 * Everything a text may mean, read from our own books alone: what was just written is found, and nobody is asked. People, and
 * what is theirs, are found for whoever may see them.
 */
export async function findAnything(
  { db, store, provider: { name } }: Pick<Deps, 'db' | 'store' | 'provider'>,
  search_term: string,
  isOfPeople = true,
): Promise<Found> {
  const typed = readTypedSearch(search_term);
  const aboutPayments = async () => {
    const { people, guestOrders } = isOfPeople ? await findWhoever({ db, store }, typed) : UNKNOWN;
    const orders = await store.search.orders(typed, { accounts: people.accounts, guestOrders });
    const payments = await findPayments(db, name, typed, { people, orders });
    const disputes = await findDisputes(db, name, typed, payments);
    return { customers: customersOf(people), orders, payments, disputes };
  };
  const [about, subscriptions, payouts, transactions, loans] = await Promise.all([
    aboutPayments(),
    store.search.subscriptions(typed),
    findPayouts(db, typed),
    findTransactions(db, typed),
    findLoans(db, name, typed),
  ]);
  return { ...about, subscriptions, payouts, transactions, loans };
}

/** A whole address is nobody else's; only one that nobody has is looked for by its letters. */
async function findWhoever(books: Pick<Deps, 'db' | 'store'>, typed: TypedSearch): Promise<Whoever> {
  const { search } = books.store;
  if (isEmail(typed.text)) {
    const whole = await bothOf(findPeopleOfEmail(books, typed), search.guestOrdersOfEmail(typed));
    const { people, guestOrders } = whole;
    if (people.accounts.length + people.payers.length + guestOrders.length > 0) return whole;
  }
  return bothOf(findPeople(books, typed), search.guestOrders(typed));
}

type Whoever = Readonly<{ people: People; guestOrders: readonly number[] }>;
const UNKNOWN: Whoever = { people: { accounts: [], payers: [] }, guestOrders: [] };

async function bothOf(asked: Promise<People>, askedGuests: Promise<readonly number[]>): Promise<Whoever> {
  const [people, guestOrders] = await Promise.all([asked, askedGuests]);
  return { people, guestOrders };
}
