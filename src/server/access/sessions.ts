import { hash, randomBytes } from 'node:crypto';
import { capabilitiesOf } from '#domain/people/roles.ts';
import {
  DAY_S,
  type EpochSeconds,
  epochSeconds,
  HOUR_S,
  MINUTE_S,
  secondsOf,
  utcInstant,
} from '#domain/shared/time.ts';
import type { Actor, Deps } from '../deps.ts';
import { forgetSessions, rememberedSession } from './remembered-sessions.ts';
import {
  deleteOverSessions,
  findSession,
  findSuspended,
  insertSession,
  renameSession,
  revokeOldestSessions,
  revokeSession,
  type Session,
  touchSession,
} from './session-repository.ts';

/** A session ends when nobody has used it for this long … */
export const SESSION_IDLE_S = 30 * MINUTE_S;
/** … and at the latest this long after signing in. */
export const SESSION_ABSOLUTE_S = 12 * HOUR_S;
/** How old `last_seen` may grow before it is written again: not every request needs a write. */
const SEEN_EVERY_S = MINUTE_S;
/** Sessions that are over stay this long, for questions about who signed in from where. */
const KEPT_AFTER_END_S = 30 * DAY_S;
const TOKEN_BYTES = 32;
/** One person has no more browsers open than this; beyond it, somebody makes sessions in a loop. */
export const LIVE_SESSIONS_MAX = 20;

/** Where a person signs in from, and the id of the device, where it is known. */
export type Client = Readonly<{ ip: string; user_agent: string; device?: Buffer }>;

/** Only the browser keeps the token; what the database keeps cannot be turned back into it. */
export const sessionId = (token: string): Buffer => hash('sha256', token, 'buffer');

/** Starts a session and answers its token, always a new one: a token planted before signing in is worth nothing after. */
export async function startSession(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  user_id: number,
  { ip, user_agent, device }: Client,
): Promise<string> {
  const at = now();
  await deleteOverSessions(db, utcInstant(epochSeconds(at - KEPT_AFTER_END_S)));
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await insertSession(db, {
    id: sessionId(token),
    user_id,
    created: utcInstant(at),
    last_seen: utcInstant(at),
    expires: utcInstant(epochSeconds(at + SESSION_ABSOLUTE_S)),
    ip,
    user_agent,
    revoked: null,
    device: device ?? null,
    proved: utcInstant(at),
  });
  return token;
}

/** The person behind a token, while the session lives. Being found counts as being used. */
export async function findActor(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  token: string,
): Promise<Actor | undefined> {
  const at = now();
  const id = sessionId(token);
  const session_id = id.toString('hex');
  const found = await rememberedSession(session_id, () => findSession(db, id));
  if (!found || !isAliveAt(found, at)) return undefined;
  const { user_id, email, first_name, role, own_capabilities, last_seen, proved } = found;
  if (at - secondsOf(last_seen) >= SEEN_EVERY_S) {
    await touchSession(db, id, utcInstant(at));
    forgetSessions();
  }
  const capabilities = capabilitiesOf(role, own_capabilities);
  return { user_id, email, first_name, role, capabilities, session_id, proved: secondsOf(proved) };
}

/** Neither over, nor left alone for too long. */
const isAliveAt = ({ expires, last_seen }: Session, at: EpochSeconds): boolean =>
  secondsOf(expires) > at && secondsOf(last_seen) > at - SESSION_IDLE_S;

/** Whether a session lives, by its id; asking does not count as using it. */
export async function isSessionAlive(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  session_id: string,
): Promise<boolean> {
  const found = await findSession(db, Buffer.from(session_id, 'hex'));
  return found !== undefined && isAliveAt(found, now());
}

/** Whether the token would open a session, were its person not suspended: they are told so instead of being asked to sign in. */
export async function isSuspended({ db, now }: Pick<Deps, 'db' | 'now'>, token: string): Promise<boolean> {
  return findSuspended(db, sessionId(token), utcInstant(now()));
}

/** Who has just proved who they are goes on with a new token: an old one that somebody saw is worth nothing any more. */
export async function renewSession(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  session_id: string,
): Promise<string | undefined> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const renamed = await renameSession(db, {
    id: Buffer.from(session_id, 'hex'),
    next: sessionId(token),
    now: utcInstant(now()),
  });
  forgetSessions();
  return renamed ? token : undefined;
}

export async function endSession({ db, now }: Pick<Deps, 'db' | 'now'>, token: string): Promise<void> {
  await revokeSession(db, sessionId(token), utcInstant(now()));
  forgetSessions();
}

/** Ends those of the person's sessions that were used longest ago, beyond as many as may live. Answers how many that were. */
export async function endOldestSessions(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  user_id: number,
): Promise<number> {
  const at = now();
  const ended = await revokeOldestSessions(db, {
    user_id,
    most: LIVE_SESSIONS_MAX,
    idleSince: utcInstant(epochSeconds(at - SESSION_IDLE_S)),
    now: utcInstant(at),
  });
  if (ended > 0) forgetSessions();
  return ended;
}
