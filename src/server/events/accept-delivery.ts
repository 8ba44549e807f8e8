import { isUtf8 } from 'node:buffer';
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { AppError, fail } from '#contract/kit/errors.ts';
import { findJsonExcess } from '#domain/shared/json-excess.ts';
import { isStorable } from '#domain/shared/storable-text.ts';
import { together } from '#provider/together.ts';
import { askedOf } from '../db/asked-of.ts';
import type { Deps } from '../deps.ts';
import { checkSignature } from './event-signature.ts';
import { type IncomingEvent, incomingEvent, receiveEvents } from './receive-events.ts';
import { EVENT, setAside } from './set-aside.ts';

/** Where the provider tells what changed. */
export const EVENTS_PATH = '/provider-events';

/** Whose deliveries are taken, and what they are signed with: the current secret, and the one before it while it still counts. */
export type DeliverySource = Readonly<{
  provider: string;
  secrets: readonly string[];
  /** Where the signature is found; by default, where our own provider writes it. */
  header?: string;
  /** Reads an event that is written in a provider's own words; refuses what is not for us. */
  readEvent?: (delivered: unknown, account_id: string | undefined) => unknown;
}>;

type Delivery = Readonly<{ payload: Buffer; signature: string }>;
type AcceptDelivery = (delivery: Delivery) => Promise<void>;

/** One commit for so many at most. */
const TOGETHER_MAX = 200;

/** How deliveries of a provider are taken: what is delivered in one moment is written down in one transaction. */
export function openDeliveries(
  deps: Pick<Deps, 'db' | 'now'>,
  { provider, secrets, readEvent = asWritten }: DeliverySource,
): AcceptDelivery {
  const receive = together(
    (events: readonly IncomingEvent[]) => receiveEvents(deps, { provider, came_by: 'delivery' }, events),
    TOGETHER_MAX,
  );
  /** As it came over the wire. Nothing of it is read before its signature is found right. */
  return async ({ payload, signature }) => {
    const verdict = checkSignature(secrets, { payload, header: signature, now: deps.now() });
    if (verdict.is === 'wrong') throw fail('event_signature_invalid');
    if (verdict.is === 'late') throw fail('event_clock_off', { off_s: verdict.off_s });
    const delivered = jsonOf(payload);
    const account_id = await findAccountId(deps.db);
    const take = async (told: unknown): Promise<void> => {
      const event = await understood(
        () => checked(readEvent(told, account_id)),
        async ({ message }) =>
          setAside(deps.db, { provider, kind: EVENT }, [{ id: nameOf(told, payload), reason: message }]),
      );
      if (account_id !== undefined && account_id !== event.account_id) throw fail('event_of_other_account');
      await receive(event);
    };
    // Several in one delivery are taken as if each had come by itself.
    await allDone((Array.isArray(delivered) ? delivered : [delivered]).map(take));
  };
}

/** Fails as the first of them did, once all have ended. */
async function allDone(parts: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(parts)).find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
}

/** What is rightly signed and makes no sense to us is set aside with its reason, before whoever asks hears of it. */
async function understood<Event>(read: () => Event, leave: (why: AppError) => Promise<void>): Promise<Event> {
  try {
    return read();
  } catch (error) {
    if (error instanceof AppError && error.code === 'event_malformed') await leave(error);
    throw error;
  }
}

/** Its own id; where it has none that can be stored, what its bytes add up to. */
function nameOf(delivered: unknown, payload: Buffer): string {
  const { data } = incomingEvent.shape.id.safeParse((delivered as { id?: unknown } | null | undefined)?.id);
  return data ?? `sha256_${createHash('sha256').update(payload).digest('hex').slice(0, 24)}`;
}

const asWritten = (delivered: unknown): unknown => delivered;

function checked(delivered: unknown): IncomingEvent {
  const parsed = incomingEvent.safeParse(delivered);
  if (!parsed.success) throw fail('event_malformed', { field: fieldOf(parsed.error) });
  return parsed.data;
}

const fieldOf = ({ issues: [first] }: z.core.$ZodError): string => first?.path.join('.') ?? '';

/** An event that cannot be stored, or has no end, is no event of ours. */
function jsonOf(payload: Buffer): unknown {
  if (!isUtf8(payload) || findJsonExcess(payload)) return undefined;
  const delivered = parseJson(payload.toString('utf8'));
  return isStorable(delivered) ? delivered : undefined;
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const findAccountId = askedOf(async (db): Promise<string | undefined> => {
  const { rows } = await sql<{
    account_id: string;
  }>`select data->>'account_id' as account_id from account`.execute(db);
  return rows[0]?.account_id;
});
