import type { Deps } from '#server/deps.ts';
import {
  listAuthorizations,
  summarizeAuthorizations,
} from '#server/features/authorizations/list-authorizations-repository.ts';
import { readOutcomes, summarizeOutcomes } from '#server/features/fraud/fraud-outcomes-repository.ts';
import { readPayment } from '#server/features/payment-details/read-charge.ts';
import { readTimeline } from '#server/features/payment-details/read-timeline.ts';
import { findAnything } from '#server/features/search/find-anything.ts';
import type { Case } from './transaction-cases.ts';

const GROWTH = { growth: 1.5 };
const EXACT = { ms: 10 };
const SUGGESTED = { ms: 150 };

type Known = Readonly<{ intent: string; charge: string; email: string; amount: string }>;

/** Something of each world's own, found before anything is timed: a payment in the middle of its history. */
const known = new WeakMap<Deps, Known>();
async function knownOf(deps: Deps): Promise<Known> {
  const found = known.get(deps);
  if (found) return found;
  const { rows } = await deps.pool.query<Known>(`
    select payment_intent_id as intent, id as charge, data->'billing_details'->>'email' as email,
      (amount / 100)::text || '.' || lpad((amount % 100)::text, 2, '0') as amount
    from charges where currency = 'usd' and status = 'succeeded'
    order by created offset (select count(*) / 2 from charges where currency = 'usd' and status = 'succeeded') limit 1`);
  const [one] = rows;
  if (!one) throw new Error('A world has payments.');
  known.set(deps, one);
  return one;
}

const search = (name: string, bar: Case['bar'], text: string | ((of: Known) => string)): Case => ({
  name: `search box: ${name}`,
  bar,
  run: async (deps) => findAnything(deps, typeof text === 'string' ? text : text(await knownOf(deps))),
});

const STOPPED = { outcomes: ['block', 'review'], sort: 'created', direction: 'desc' } as const;

/** One payment, what waits, what was stopped, and the box that finds any of them. */
export const paymentCases: readonly Case[] = [
  search('an id', EXACT, ({ charge }) => charge),
  search('an e-mail', EXACT, ({ email }) => email),
  search('an order', EXACT, '#100500'),
  search('digits of any kind', SUGGESTED, '4242'),
  search('an amount', SUGGESTED, ({ amount }) => amount),
  search('a name', SUGGESTED, 'smith'),
  search('two names', SUGGESTED, 'emma smith'),
  search('most people', SUGGESTED, 'example'),
  search('nobody', SUGGESTED, 'qqzzxxyy'),
  {
    name: 'payment details',
    bar: GROWTH,
    run: async (deps) => readPayment(deps, (await knownOf(deps)).intent),
  },
  {
    name: 'timeline',
    bar: GROWTH,
    run: async (deps) => readTimeline(deps, (await knownOf(deps)).intent),
  },
  {
    name: 'uncaptured: page 1 and sums',
    run: ({ db, store, now }) =>
      Promise.all([
        listAuthorizations(db, store.links, { sort: 'created', direction: 'asc', page: 1, pagesize: 25 }),
        summarizeAuthorizations(db, now()),
      ]),
  },
  {
    name: 'blocked: page 1 and sums',
    // What was ever blocked is summed, and that grows.
    bar: { ms: 50 },
    run: ({ db }) =>
      Promise.all([readOutcomes(db, STOPPED, { limit: 25, offset: 0 }), summarizeOutcomes(db, STOPPED)]),
  },
];
