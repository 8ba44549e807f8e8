import { AppError, fail } from '#contract/kit/errors.ts';
import { partOf, textOf } from '#domain/woocommerce/foreign-fields.ts';
import {
  type CheckState,
  clockState,
  isOfKey,
  STORE_CHECKS,
  type StoreCheck,
  stateOfFault,
} from '#domain/woocommerce/store-checks.ts';
import type { Config } from '../config.ts';
import { hasSubscriptions, readList, readSettings } from './copy-store.ts';
import type { Reach } from './reach-safely.ts';
import { openStoreLine, reachOf, type StoreLine } from './store-line.ts';

type Woo = NonNullable<Config['woocommerce']>;

/** `message` says what is in the way; what to do about its code is told by the page. */
export type Finding = { check: StoreCheck; state: CheckState; code: string | null; message: string | null };
export type Probed = Readonly<{ name: string; findings: Finding[] }>;

/** A person waits in front of the page. */
const WITHIN_MS = 10_000;
/** No store has an order or a webhook of this number: whatever is asked of it is refused, and nothing changes. */
const NOBODYS = Number.MAX_SAFE_INTEGER;

/** What the key must be allowed. A write is tried on what does not exist: it passes the store's gate, and meets nothing behind it. */
const TRIES = {
  orders: (line) => readList(line, 'orders', { per_page: 1, status: 'any' }),
  customers: (line) => readList(line, 'customers', { per_page: 1, role: 'all' }),
  products: (line) => readList(line, 'products', { per_page: 1, status: 'any' }),
  settings: readSettings,
  subscriptions: hasSubscriptions,
  notes: (line) => line.send('POST', `orders/${NOBODYS}/notes`, { note: 'Countinghouse' }),
  refunds: (line) => line.send('POST', `orders/${NOBODYS}/refunds`, { amount: '0', api_refund: false }),
  webhooks: (line) => line.send('PUT', `webhooks/${NOBODYS}`, { status: 'active' }),
} as const satisfies Readonly<Partial<Record<StoreCheck, (line: StoreLine) => Promise<unknown>>>>;
const TRIED = Object.keys(TRIES) as (keyof typeof TRIES)[];

/** What the page says of a store without the plugin. */
const NO_SUBSCRIPTIONS = 'no_subscriptions';

type Around = Readonly<{
  nowS: () => number;
  /** Whether the store could reach us. */
  isReachable: boolean;
  timeoutMs?: number;
}>;

/** Asks a store for everything that we need of it, and changes nothing there. */
export async function probeStore(settings: Woo, around: Around): Promise<Probed> {
  const { nowS, isReachable, timeoutMs = WITHIN_MS } = around;
  const isSecure = settings.url.startsWith('https:');
  const clock = comparedClock(reachOf(settings), nowS);
  const line = openStoreLine(settings, { reach: clock.reach, nowS, timeoutMs, pausesMs: [] });
  const found = new Map<StoreCheck, Finding>();
  const note = (check: StoreCheck, state: CheckState, fault?: AppError): void => {
    found.set(check, { check, state, code: fault?.code ?? null, message: fault?.message ?? null });
  };
  const findings = (): Finding[] =>
    STORE_CHECKS.map(
      (check) => found.get(check) ?? { check, state: 'unknown' as const, code: null, message: null },
    );

  note('https', isSecure ? 'good' : 'poor');
  note('deliveries', isReachable ? 'good' : 'poor');
  const index = await outcomeOf(() => line.index());
  if (index instanceof AppError) {
    note('address', 'wrong', index);
    return { name: '', findings: findings() };
  }
  note('address', 'good');
  const { name, namespaces } = partOf(index);
  if (!Array.isArray(namespaces) || !namespaces.includes('wc/v3')) {
    note('interface', 'wrong', fail('store_rest_missing'));
    return { name: textOf(name), findings: findings() };
  }
  note('interface', 'good');
  const orders = await outcomeOf(() => TRIES.orders(line));
  note('clock', clockState(clock.offS(), isSecure));
  if (orders instanceof AppError && isOfKey(orders.code)) note('key', 'wrong', orders);
  else {
    note('key', 'good');
    const ask = async (check: keyof typeof TRIES) => {
      const outcome = check === 'orders' ? orders : await outcomeOf(() => TRIES[check](line));
      if (outcome instanceof AppError) note(check, stateOfFault(outcome.code), outcome);
      else note(check, 'good');
      // A shop without them lacks nothing; it is said all the same.
      if (outcome === false)
        found.set(check, { check, state: 'good', code: NO_SUBSCRIPTIONS, message: null });
    };
    await Promise.all(TRIED.map(ask));
  }
  return { name: textOf(name), findings: findings() };
}

/** How many seconds the store's clock is ahead of ours, by the last thing it said. */
function comparedClock(reach: Reach, nowS: () => number) {
  let off: number | undefined;
  const compared: Reach = async (address, call) => {
    const answer = await reach(address, call);
    const theirMs = Date.parse(answer.headers.get('date') ?? '');
    if (!Number.isNaN(theirMs)) off = Math.round(theirMs / 1000) - nowS();
    return answer;
  };
  return { reach: compared, offS: () => off };
}

async function outcomeOf(ask: () => Promise<unknown>): Promise<unknown> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}
