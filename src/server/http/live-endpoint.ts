import { randomInt } from 'node:crypto';
import { Readable } from 'node:stream';
import { fail } from '#contract/kit/errors.ts';
import * as contract from '#contract/live.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { isApiKeyAlive } from '../access/api-key-repository.ts';
import { isSessionAlive } from '../access/sessions.ts';
import { findRoleName } from '../access/user-repository.ts';
import type { Actor, Deps } from '../deps.ts';
import { RELEASE } from '../release.ts';
import { type Context, type Route, route, type Streamed } from './route.ts';

/** Often enough that no proxy takes the line for dead, and that the end of a session or a key is noticed soon. */
const HEARTBEAT_MS = 15_000;
/** Then whoever listens comes again and shows who they are again. */
const LONGEST_MS = 3_600_000;
/** Of all together, and of one person or key: more pages than anybody looks at. */
const LISTENERS_MAX = 1000;
const LISTENERS_OF_ONE_MAX = 20;
const RETRY_AFTER_S = 30;
/** When a line breaks, those of everybody do: each page comes back at a moment of its own. */
const RECONNECT_MS = { least: 1000, most: 5000 };
/** A page that does not read what it is told is let go; it comes back and reads everything anew. */
const UNREAD_BYTES_MAX = 65_536;

export const liveRoutes: readonly Route[] = [
  route(contract.followLive, async (context, { age_ms = 0 }) =>
    stream(context, age_ms, await findRoleName(context.db, context.actor.role)),
  ),
];

function stream({ live, actor, db, now, log }: Context, ageMs: number, role_name: string): Streamed {
  if (live.count() >= LISTENERS_MAX) throw fail('wcpay_unavailable', { retry_after_s: RETRY_AFTER_S });
  const caller = actor.api_key_id === undefined ? `user ${actor.user_id}` : `key ${actor.api_key_id}`;
  if (live.count(caller) >= LISTENERS_OF_ONE_MAX)
    throw fail('live_lines_taken', { most: LISTENERS_OF_ONE_MAX, retry_after_s: RETRY_AFTER_S });
  const began = performance.now();
  const body = new Readable({ read: () => undefined });
  const write = (text: string) => {
    if (body.destroyed || body.readableEnded) return;
    if (body.readableLength > UNREAD_BYTES_MAX) body.destroy();
    else body.push(text);
  };
  const end = () => void (body.destroyed || body.push(null));
  const you: contract.LiveCaller = { role_name, capabilities: actor.capabilities, release: RELEASE };
  const retry = randomInt(RECONNECT_MS.least, RECONNECT_MS.most);
  write(`retry: ${retry}\n\nevent: you\ndata: ${JSON.stringify(you)}\n\n`);
  const listener = {
    caller,
    user_id: actor.user_id,
    onChanges: (changes: readonly contract.LiveChange[]) => {
      // By the role as it was when the line was opened: with another one, the page comes again.
      const visible = changes.filter(({ kind }) => contract.isToldOf(kind, actor.capabilities));
      if (visible.length > 0) write(visible.map(eventOf).join(''));
    },
    onMissed: () => write('event: missed\ndata: {}\n\n'),
    onPerson: (hasOtherRole: boolean) => lookAgain(hasOtherRole ? end : () => undefined),
    onEnd: end,
  };
  const stopListening = live.listen(listener, ageMs);
  const beat = async (stay: () => void) => {
    if (performance.now() - began > LONGEST_MS) return end();
    if (await isStillIn({ db, now }, actor)) return stay();
    write('event: end\ndata: {}\n\n');
    end();
  };
  /** Whoever may stay and do something else now comes again as who they are today. */
  function lookAgain(stay: () => void): void {
    beat(stay).catch((error: unknown) => {
      log.warn({ err: error }, 'a page that listens was let go');
      end();
    });
  }
  const heart = setInterval(() => lookAgain(() => write(': still here\n\n')), HEARTBEAT_MS);
  body.on('close', () => {
    clearInterval(heart);
    stopListening();
  });
  return { body, contentType: 'text/event-stream' };
}

/** Written once for all who hear of it. */
const events = new WeakMap<contract.LiveChange, string>();
function eventOf(change: contract.LiveChange): string {
  const event = events.get(change) ?? `data: ${JSON.stringify(change)}\n\n`;
  events.set(change, event);
  return event;
}

/** Whether what the listener came with would still let them in. */
async function isStillIn(
  deps: Pick<Deps, 'db' | 'now'>,
  { session_id, api_key_id }: Actor,
): Promise<boolean> {
  if (session_id !== undefined) return isSessionAlive(deps, session_id);
  return api_key_id !== undefined && isApiKeyAlive(deps.db, api_key_id, utcInstant(deps.now()));
}
