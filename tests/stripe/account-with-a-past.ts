import type { Handler, Handlers } from './contract-server.ts';
import { invalidRequest, Refused } from './contract-server.ts';
import { pastBooks, type Shape } from './past-books.ts';
import { PAST_SALES } from './past-sales.ts';
import { REPORTING_CATEGORIES } from './reporting-categories.ts';

export type Past = Readonly<{
  handlers: Handlers;
  /** What Stripe would say is in each balance, as `payments usd`. */
  balances: ReadonlyMap<string, number>;
  movements: readonly Shape[];
  payouts: readonly Shape[];
  /** The objects that make no sense, by their ids. */
  broken: readonly string[];
}>;

const PAYOUT_EVERY = 60;
const FLAVOURS = ['automatic', 'by hand', 'automatic, returned', 'automatic', 'by hand, returned'] as const;
/** What is inside another balance is moved there, and is not what payouts are made of. */
const OTHER_BALANCES = ['risk_reserved', 'issuing', 'refund_and_dispute_prefunding'];
const BROKEN_MAX = 3;

/** A merchant's three years at Stripe, told by objects of every age: at least so many movements of the balance. */
export function accountWithAPast(movements: number): Past {
  const books = pastBooks();
  const { transactions, charges, move, payOut, tick, sample } = books;
  const sales = Object.values(PAST_SALES);
  const broken: string[] = [];
  let payouts = 0;
  for (let n = 0; transactions.length < movements; n += 1) {
    sales[n % sales.length]?.(books);
    const category = REPORTING_CATEGORIES[n % REPORTING_CATEGORIES.length];
    if (category && n % 7 === 0)
      move({ created: tick(), amount: -(n % 5) - 1, type: 'adjustment', category }, null);
    if (n % 13 === 0) keepMinimum();
    if (n % 11 === 0) reserve(OTHER_BALANCES[n % OTHER_BALANCES.length] ?? '');
    if (n % sales.length === 1 && broken.length < BROKEN_MAX) {
      const id = `ch_odd_${n}`;
      const odd = [{ amount: null }, { currency: '' }, { created: null }][broken.length];
      charges.push({ ...charges[0], id, payment_intent: null, balance_transaction: null, ...odd });
      broken.push(id);
    }
    if (transactions.length > (payouts + 1) * PAYOUT_EVERY) {
      payOut(FLAVOURS[payouts % FLAVOURS.length] ?? 'automatic');
      payouts += 1;
    }
  }
  return {
    handlers: handlersOf(),
    balances: books.balances,
    movements: transactions,
    payouts: books.payouts,
    broken,
  };

  /** Money that stays for a minimum balance is of the category of payouts, and is none. */
  function keepMinimum(): void {
    const category = 'payout';
    move({ created: tick(), amount: -40, type: 'payout_minimum_balance_hold', category }, null);
    move({ created: tick(), amount: 15, type: 'payout_minimum_balance_release', category }, null);
  }

  function reserve(balance: string): void {
    const [created, type] = [tick(), 'reserve_hold'];
    const category = 'risk_reserved_funds';
    move({ created, amount: -25, type, category }, null);
    move({ created, amount: 25, type, category, balance }, null);
  }

  function handlersOf(): Handlers {
    const { refunds, disputes, intents, inside, caused } = books;
    const account = {
      ...{
        ...sample('Account'),
        id: 'acct_past',
        country: 'US',
        default_currency: 'usd',
        created: 1_600_000_000,
      },
      ...{ email: null, charges_enabled: true, payouts_enabled: true, details_submitted: true },
    };
    return {
      'GET /v1/account': () => account,
      'GET /v1/balance': () => ({ ...sample('Balance'), available: available(), pending: [] }),
      'GET /v1/charges': listing(charges),
      'GET /v1/charges/{charge}': finding(charges),
      'GET /v1/payment_intents': listing(intents),
      'GET /v1/payment_intents/{intent}': finding(intents),
      'GET /v1/refunds': by('charge', refunds),
      'GET /v1/refunds/{refund}': finding(refunds),
      'GET /v1/disputes': by('charge', disputes),
      'GET /v1/disputes/{dispute}': finding(disputes),
      'GET /v1/payouts': listing(books.payouts),
      'GET /v1/payouts/{payout}': finding(books.payouts),
      'GET /v1/balance_transactions/{id}': finding(transactions),
      'GET /v1/balance_transactions': (call) => {
        const { payout, source } = call.params;
        if (source !== undefined) return listing(caused.get(String(source)) ?? [])(call);
        if (payout === undefined) return all(call);
        const asked = books.payouts.find(({ id }) => id === payout);
        /** Of what was not paid out by the schedule, Stripe refuses to speak. */
        if (!asked?.automatic)
          throw invalidRequest('Only automatic payouts can be asked for.', { param: 'payout' });
        return listing(inside.get(String(payout)) ?? [])(call);
      },
      'GET /v1/events': listing([]),
    };
  }
  /** What payouts are made of, by currency. */
  function available() {
    return [...books.balances].flatMap(([place, amount]) => {
      const [balance, currency] = place.split(' ');
      return balance === 'payments' ? [{ amount, currency }] : [];
    });
  }
  function all(call: Parameters<Handler>[0]) {
    return listing(transactions)(call);
  }
}

const finding = (shapes: readonly Shape[]): Handler => {
  const places = new Map(shapes.map((one) => [one.id, one]));
  return ({ id }) => {
    const found = places.get(id);
    if (!found) throw new Refused(404, { type: 'invalid_request_error', code: 'resource_missing' });
    return found;
  };
};

const by = (field: string, shapes: readonly Shape[]): Handler => {
  const everything = listing(shapes);
  const groups = new Map<unknown, Shape[]>();
  for (const one of shapes) groups.set(one[field], [...(groups.get(one[field]) ?? []), one]);
  return (call) =>
    call.params[field] === undefined ? everything(call) : listing(groups.get(call.params[field]) ?? [])(call);
};

/** Newest first, as Stripe lists. */
export function listing(oldestFirst: readonly Shape[]): Handler {
  const all = [...oldestFirst].reverse();
  const places = new Map(all.map(({ id }, place) => [id, place]));
  return ({ params }) => {
    const from = params.starting_after ? (places.get(String(params.starting_after)) ?? -1) + 1 : 0;
    const limit = Number(params.limit ?? 10);
    const data = all.slice(from, from + limit);
    return { object: 'list', url: '/v1/list', data, has_more: from + limit < all.length };
  };
}
