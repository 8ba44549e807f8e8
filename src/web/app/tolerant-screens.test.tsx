import { act, cleanup, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getDispute } from '#contract/disputes.ts';
import { getEvidenceDesk } from '#contract/evidence.ts';
import { addressOf, type Endpoint } from '#contract/kit/endpoint.ts';
import { getCurrencies } from '#contract/multi-currency.ts';
import { listNotes } from '#contract/notes.ts';
import { type PageSettings, pageSettings } from '#contract/page-settings.ts';
import { getPaymentIntent } from '#contract/payments.ts';
import { getPayoutProof } from '#contract/payouts.ts';
import { getTimeline } from '#contract/timeline.ts';
import { anAccountStatus } from '#tests/factories/account-status.ts';
import { aPageSettings } from '#tests/factories/page-settings.ts';
import { openScreen } from '#tests/open-screen.tsx';
import { ENDPOINTS, type Mutation, mutated, mutationsOf, NEW_WORD, sampleOf } from '#tests/reply-samples.ts';
import { paths } from '#web/shared/paths.ts';
import { loadOpening } from '#web/ui/opening/load-opening.ts';

/** Each page, and what stands on it only once its data does, whatever the words in it are. */
const SCREENS: readonly (readonly [name: string, address: string, shows: RegExp])[] = [
  ['transactions', paths.transactions(), /2 transactions.*Nov 3, 2026/],
  ['uncaptured payments', paths.transactions({ tab: 'uncaptured-page' }), /Nov 3, 2026/],
  ['blocked payments', paths.transactions({ tab: 'blocked-page' }), /Nov 3, 2026/],
  [
    'one payment, its timeline and its disputes',
    paths.payment({ id: 'pi_1' }),
    /Paid on(Dec 31, 1969|Nov \d+, 2026).*Timeline/,
  ],
  ['payouts', paths.payouts(), /2 payouts/],
  ['one payout', paths.payout('po_1'), /Payout proof2 transactions.*Nov 3, 2026/],
  ['disputes', paths.disputes(), /2 disputes.*#text/],
  ['the answer to a dispute', paths.challenge('dp_1'), /Challenge dispute.*Disputed amount/],
  ['documents', paths.documents(), /2 documents.*Nov 3, 2026/],
  ['books', paths.books(), /Closing the month.*Nov 3, 2026/],
  ['loans', paths.loans(), /Active loan overview/],
  ['card readers', paths.cardReaders(), /Reader IDModelStatustext/],
  ['orders', paths.orders(), /#textNov 3, 2026/],
  ['one order', paths.order(2), /Order #text.*Paid by customer/],
  ['products', paths.products(), /2 products.*text/],
  ['customers', paths.customers(), /2 customers.*Nov 3, 2026/],
  ['one customer', paths.customer(2), /#textNov 3, 2026/],
  ['home', paths.home(), /Hello, Amara/],
  ['overview and its inbox', paths.overview(), /Good .*Amara.*Inbox.*texttext/],
  ['settings', paths.paymentsSettings(), /Transactions/],
  ['express checkouts', paths.paymentsSettings({ method: 'payment_request' }), /Preview/],
  ['fraud protection', paths.fraudProtection(), /AVS Mismatch/],
  ['currencies', paths.currencySettings(), /Enabled currencies.*EUR/],
  ['one currency', paths.currencySettings('eur'), /Exchange rate/],
  ['more payment methods', paths.additionalPaymentMethods(), /Enable additional payment methods/],
  ['exports', paths.exports(), /Nov 3, 2026/],
  ['audit log', paths.audit(), /2 lines.*Nov 3, 2026/],
  ['security', paths.security(), /2 lines.*Nov 3, 2026/],
  ['sync', paths.sync(), /money actions/],
  ['the payments service', paths.setup(), /ConnectionService/],
  ['API keys', paths.apiKeys(), /Nov 3, 2026/],
  ['webhooks', paths.webhooks(), /text.*Nov 3, 2026/],
  ['mail', paths.mail(), /Nov 3, 2026/],
];
const SETTINGS: Partial<PageSettings> = {
  accountStatus: anAccountStatus(),
  accountLoans: { has_active_loan: true, has_past_loans: true, loans: ['flxln_1|active'] },
  lifetimeTPV: 100_000,
  isConnectionSuccessModalDismissed: true,
};

const EVENTS = ['captured', 'fraud_outcome_review', 'dispute_needs_response', 'partial_refund'];
type Parts = Readonly<Record<string, unknown>>;
const part = (of: unknown, name: string | number): Parts => Object(Object(of)[name]);
/** Where a sample would be a page with little on it, what makes more of it show. */
const MORE: ReadonlyMap<Endpoint, (sample: Parts) => unknown> = new Map<Endpoint, (sample: Parts) => unknown>(
  [
    [
      getPaymentIntent,
      (sample) => {
        const dispute = { ...part(sample.charge, 'dispute'), id: 'dp_1', status: 'needs_response' };
        const charge = { ...part(sample, 'charge'), status: 'succeeded', synthetic: false };
        return { ...sample, charge: { ...charge, dispute, disputes: [dispute] } };
      },
    ],
    [getTimeline, ({ data }) => ({ data: EVENTS.map((type) => ({ ...part(data, 0), type })) })],
    [getDispute, (sample) => ({ ...sample, status: 'needs_response' })],
    [
      getCurrencies,
      (sample) => {
        const euro = { ...part(sample, 'default'), code: 'EUR', id: 'eur', is_default: false };
        return {
          available: { EUR: euro },
          enabled: { EUR: euro },
          default: { ...euro, code: 'USD', id: 'usd' },
        };
      },
    ],
  ],
);
const replyOf = (endpoint: Endpoint): unknown => {
  const sample = sampleOf(endpoint.reply);
  return MORE.get(endpoint)?.(Object(sample)) ?? sample;
};

/** Addresses that name no variable part are looked at first. */
const ROUTES = ENDPOINTS.map((endpoint) => ({
  endpoint,
  variables: endpoint.path.split(':').length,
  pattern: new RegExp(`^${addressOf(endpoint).replace(/:\w+/g, '[^/]+')}$`),
})).sort((a, b) => a.variables - b.variables);

type Change = Readonly<{ endpoint: Endpoint; mutation: Mutation }>;
let changed: readonly Change[] = [];
let asked: Set<Endpoint>;
beforeAll(loadOpening);
beforeEach(() => {
  changed = [];
  vi.spyOn(console, 'error');
  vi.stubGlobal('IntersectionObserver', ResizeObserver);
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    const { pathname } = new URL(address, 'https://store.example');
    const route = ROUTES.find(
      ({ endpoint, pattern }) => endpoint.method === method && pattern.test(pathname),
    );
    if (!route) throw new Error(`No answer for ${method} ${pathname}`);
    const { endpoint } = route;
    asked.add(endpoint);
    const reply = replyOf(endpoint);
    const change = changed.find((each) => each.endpoint === endpoint);
    return Response.json(change ? mutated(reply, change.mutation, NEW_WORD) : reply);
  });
});

const words = (): string => document.querySelector('main')?.textContent ?? '';
const turn = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const QUIET_TURNS = 3;

/** Opens a page, waits until nothing moves on it any more, and says what is wrong with it. */
async function problemsOf(address: string, shows: RegExp, settings = SETTINGS): Promise<string[]> {
  asked = new Set();
  vi.mocked(console.error).mockClear();
  const { queries } = await openScreen(address, settings);
  await waitFor(() => expect(words()).toMatch(shows)).catch(() => undefined);
  for (let quiet = 0, before = ''; quiet < QUIET_TURNS; ) {
    await turn();
    const now = `${asked.size} ${words()}`;
    quiet = queries.isFetching() === 0 && now === before ? quiet + 1 : 0;
    before = now;
  }
  const unread = queries.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'error' });
  return [
    ...(shows.test(words()) ? [] : [`its data is missing: ${words().slice(0, 600)}`]),
    ...vi
      .mocked(console.error)
      .mock.calls.map(String)
      .filter((words) => words.includes('same key')),
    ...unread.map(({ queryKey }) => `could not be read: ${JSON.stringify(queryKey)}`),
    ...(/does not understand|There was an error rendering this view/.exec(words()) ?? []),
  ];
}

const isRow = (name: string): boolean => /^\d+$/.test(name);
const left = new Set<string>();

/**
 * Words wherever they stand, on every page; what may be missing once for each field. Currencies are the same once they
 * are read, so that reading them is enough (`tolerant-replies.test.ts` reads every change of all).
 */
const changesOf = (endpoints: Iterable<Endpoint>): readonly Change[] =>
  [...endpoints].flatMap((endpoint) =>
    mutationsOf(endpoint.reply, replyOf(endpoint)).flatMap((mutation): Change[] => {
      const { what, path } = mutation;
      const field = `${endpoint.path} ${path.filter((name) => !isRow(name)).join('.')}`;
      if (what === 'capitals' || (what === 'missing' && left.has(field))) return [];
      if (what === 'missing') left.add(field);
      return [{ endpoint, mutation }];
    }),
  );

/** Replies are read apart from each other, so each page is opened with one change in each of its replies at a time. */
function roundsOf(changes: readonly Change[]): readonly (readonly Change[])[] {
  const rounds: Change[][] = [];
  for (const change of changes) {
    const free = rounds.find((round) => round.every(({ endpoint }) => endpoint !== change.endpoint));
    if (free) free.push(change);
    else rounds.push([change]);
  }
  return rounds;
}

const read = new Set<Endpoint>();
let tried = 0;
test.each(SCREENS)(
  '%s: stands with one new word, or with one part missing',
  async (_, address, shows) => {
    expect(await problemsOf(address, shows)).toEqual([]);
    const fallen: unknown[] = [];
    const rounds = roundsOf(changesOf(asked));
    for (const endpoint of asked) read.add(endpoint);
    for (const round of rounds) {
      cleanup();
      changed = round;
      tried += round.length;
      const problems = await problemsOf(address, shows);
      if (problems.length > 0)
        fallen.push([round.map(({ endpoint, mutation }) => [endpoint.path, mutation]), problems]);
    }
    expect(fallen).toEqual([]);
  },
  120_000,
);

const RATE = { percentage_rate: 0.029, fixed_rate: 30, currency: 'USD' };
const FEES = {
  base: RATE,
  additional: RATE,
  fx: RATE,
  discount: [{ ...RATE, discount: 0.1, volume_currency: 'USD' }],
};
test.each([
  [paths.overview(), /Inbox.*texttext/],
  [paths.paymentsSettings(), /Transactions/],
])(
  '%s stands whatever one word of its settings is, and with fees in capitals',
  async (address, shows) => {
    const settings = aPageSettings({ ...SETTINGS, accountFees: { card: FEES } });
    const changes = mutationsOf(pageSettings, settings);
    expect(changes.length).toBeGreaterThan(5);
    for (const each of changes) {
      cleanup();
      const changed = mutated(settings, each, NEW_WORD) as PageSettings;
      expect(await problemsOf(address, shows, changed), each.path.join('.')).toEqual([]);
    }
  },
  120_000,
);

test('and these are many, on every kind of page', () => {
  expect([...read]).toEqual(expect.arrayContaining([listNotes, getDispute, getEvidenceDesk, getPayoutProof]));
  expect(read.size).toBeGreaterThan(40);
  expect(tried).toBeGreaterThan(200);
});
