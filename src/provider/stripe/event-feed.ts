import type Stripe from 'stripe';
import { DAY_S, epochSeconds } from '#domain/shared/time.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import type { ObjectKind, ProviderEvent } from '../provider-objects.ts';
import { eventFromStripe, type ToldEvent } from './event-from-stripe.ts';
import { eventId, present } from './stripe-ids.ts';
import type { StripeLine } from './stripe-line.ts';

const PAGE = 100;
/** Room for the events of one second: a position is the second, and the place within it. */
const PLACES = 100_000;
/** Somebody who begins fills the books first (`listObjects`); the feed then starts a day back. */
const FIRST_LOOK_S = DAY_S;
const READ_AGAIN: readonly ObjectKind[] = [
  ...(['account', 'charge', 'payment_intent', 'refund', 'dispute', 'payout'] as const),
  ...(['reader', 'file'] as const),
];

type Placed = Readonly<{ sequence: number; event: ProviderEvent }>;

/**
 * Stripe's list of events runs from new to old, knows no numbers, and may gain an event of a second that is already over. So
 * each gets a place made of its second and its rank within it, and whoever must not miss any looks back (`positionAt`).
 */
export function eventFeed(
  line: StripeLine,
  accountId: () => Promise<string>,
): Pick<PaymentProvider, 'listEvents'> & Readonly<{ positionAt: (at: number) => number }> {
  const positionAt = (at: number): number => Math.max(0, at) * PLACES;
  /** What a walk has found and nobody has asked for yet: a long absence is walked through once, not once for each page. */
  let ahead: Readonly<{ after: number; events: readonly Placed[] }> | undefined;

  return {
    positionAt,
    listEvents: async (after, limit) => {
      if (line.isPlatform && line.account() === undefined) return [];
      const known = ahead?.after === after ? ahead.events : [];
      const events = known.length > 0 ? known : await collect(line, after, await accountId());
      const page = events.slice(0, limit);
      const last = page.at(-1)?.sequence ?? after;
      ahead = { after: last, events: events.slice(limit) };
      return page.map(({ event }) => event);
    },
  };
}

async function collect(line: StripeLine, after: number, account: string): Promise<readonly Placed[]> {
  const { api, walk, nowMs } = line;
  const since = after === 0 ? Math.floor(nowMs() / 1000) - FIRST_LOOK_S : Math.floor(after / PLACES);
  const found: Stripe.Event[] = [];
  let cursor: string | undefined;
  for (;;) {
    const paging = { limit: PAGE, created: { gte: since }, ...(cursor && { starting_after: cursor }) };
    const page = await walk(() => api.events.list(paging));
    found.push(...page.data);
    cursor = page.data.at(-1)?.id;
    if (!page.has_more || cursor === undefined) break;
  }
  const ranks = new Map<number, number>();
  return found.reverse().flatMap((event) => {
    const rank = (ranks.get(event.created) ?? 0) + 1;
    ranks.set(event.created, rank);
    const sequence = event.created * PLACES + rank;
    const ours = sequence > after ? providerEvent(event, account, sequence) : undefined;
    return ours ? [{ sequence, event: ours }] : [];
  });
}

/** Events of things we keep nothing of are passed over. */
function providerEvent(found: Stripe.Event, account: string, sequence: number): ProviderEvent | undefined {
  const { object } = found.data;
  const plain = { ...found, account: found.account ?? null, data: { object: { ...object } } };
  const event: ToldEvent = eventFromStripe(plain, account);
  const kind = READ_AGAIN.find((one) => one === event.kind);
  if (!kind) return undefined;
  return {
    id: present(eventId(event.id)),
    sequence,
    type: event.type,
    created: epochSeconds(event.created),
    account_id: event.account_id,
    kind,
    object_id: event.object_id,
  };
}
