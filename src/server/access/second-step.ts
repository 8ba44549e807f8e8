import { hash, randomBytes } from 'node:crypto';
import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import { fail } from '#contract/kit/errors.ts';
import { assert } from '#domain/shared/assert.ts';
import { epochSeconds, MINUTE_S, utcInstant } from '#domain/shared/time.ts';
import { type Factors, stepAfterPassword } from '#domain/signing-in/proof.ts';
import type { Deps } from '../deps.ts';
import { getDeviceKey, ownDeviceToken } from './device-token.ts';
import { checkCode } from './factors/check-code.ts';
import { checkPasskey } from './factors/check-passkey.ts';
import { demandsFactor, findFactors } from './factors/factor-repository.ts';
import { letIn, listUsersOfToken, type SignedIn, type Visitor } from './let-in.ts';
import { findUser, mayComeIn, type User } from './user-repository.ts';

/** Long enough to fetch a telephone from another room. */
export const STEP_LIFE_S = 10 * MINUTE_S;
const TOKEN_BYTES = 32;

type Needs = Pick<Deps, 'db' | 'now' | 'config' | 'tally'>;

/** Between the password and the session: only this browser has the token, and it opens nothing but the next page. */
export type StepNeeded = Readonly<{ step: string }>;
export type AtDoor = SignedIn | StepNeeded;
export const isStep = (at: AtDoor): at is StepNeeded => 'step' in at;

/** What a browser without a session holds; the database keeps only what cannot be turned back into it. */
export const stepHolder = (token: string): Buffer => hash('sha256', token, 'buffer');
export const newStepToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');

/**
 * Lets somebody in who has given the password or a link, or asks them for their factor first. Runs inside a transaction, as
 * `letIn` does.
 */
export async function passDoor(
  deps: Needs & Readonly<{ deviceKey: Buffer }>,
  user: User,
  visitor: Visitor & Readonly<{ way: 'password' | 'link' }>,
): Promise<AtDoor> {
  const { db, now } = deps;
  const [factors, isDemanded] = [await findFactors(db, user.id), await demandsFactor(db, user.role)];
  if (stepAfterPassword(factors, isDemanded) === 'none') return letIn(deps, user, visitor);
  const brought = ownDeviceToken(deps.deviceKey, visitor.device);
  const step = newStepToken();
  await db.deleteFrom('sign_in_steps').where('expires', '<=', utcInstant(now())).execute();
  await db
    .insertInto('sign_in_steps')
    .values({
      token_hash: stepHolder(step),
      user_id: user.id,
      way: visitor.way,
      is_known: brought !== undefined && (await listUsersOfToken(deps, brought)).includes(user.id),
      expires: utcInstant(epochSeconds(now() + STEP_LIFE_S)),
    })
    .execute();
  return { step };
}

export type Step = Readonly<{
  user: User;
  way: 'password' | 'link';
  isKnown: boolean;
  factors: Factors;
  needs: 'prove' | 'enrol';
}>;

/** Who stands between the two steps with this token, and what they still owe. */
export async function findStep({ db, now }: Needs, token: string | undefined): Promise<Step | undefined> {
  if (token === undefined) return undefined;
  const found = await db
    .selectFrom('sign_in_steps')
    .selectAll()
    .where('token_hash', '=', stepHolder(token))
    .where('expires', '>', utcInstant(now()))
    .executeTakeFirst();
  if (!found) return undefined;
  const user = await findUser(db, found.user_id);
  assert(user, 'a step goes with the person it is for');
  if (!mayComeIn(user)) return undefined;
  const factors = await findFactors(db, user.id);
  const needs = stepAfterPassword(factors, true) === 'prove' ? 'prove' : 'enrol';
  return { user, way: found.way, isKnown: found.is_known, factors, needs };
}

/** Takes the factor, and starts the session that the password alone did not. */
export async function finishStep(
  deps: Needs,
  token: string | undefined,
  code: string,
  visitor: Visitor,
): Promise<SignedIn> {
  const step = await findStep(deps, token);
  if (!step || token === undefined || step.needs !== 'prove') throw fail('sign_in_step_over');
  const { ip, user_agent, signal } = visitor;
  const typed = { code, ip, user_agent, isOwnDevice: step.isKnown, signal };
  const second = await checkCode(deps, step.user, typed);
  return endStep(deps, token, step, { ...visitor, second });
}

/** Of two that finish one step at once, the second has none to finish. */
export async function endStep(
  deps: Needs,
  token: string,
  { user, way }: Pick<Step, 'user' | 'way'>,
  visitor: Visitor & Readonly<{ second: 'code' | 'recovery' }>,
): Promise<SignedIn> {
  const deviceKey = await getDeviceKey(deps);
  return deps.db.transaction().execute(async (trx) => {
    const gone = await trx
      .deleteFrom('sign_in_steps')
      .where('token_hash', '=', stepHolder(token))
      .executeTakeFirst();
    if (gone.numDeletedRows === 0n) throw fail('sign_in_step_over');
    return letIn({ ...deps, db: trx, deviceKey }, user, { ...visitor, way });
  });
}

/**
 * A passkey is something one has and something one is or knows, at once: it stands for the password and the factor, whether
 * or not the password came before it.
 */
export async function signInByPasskey(
  deps: Needs,
  token: string | undefined,
  response: AuthenticationResponseJSON,
  visitor: Visitor,
): Promise<SignedIn> {
  if (token === undefined) throw fail('passkey_refused');
  const step = await findStep(deps, token);
  const { ip, user_agent, signal } = visitor;
  const holder = stepHolder(token);
  const given = {
    holder,
    purpose: 'sign_in',
    response,
    ip,
    user_agent,
    user_id: step?.user.id,
    signal,
  } as const;
  const user = await checkPasskey(deps, given);
  const deviceKey = await getDeviceKey(deps);
  return deps.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('sign_in_steps').where('token_hash', '=', holder).execute();
    return letIn({ ...deps, db: trx, deviceKey }, user, { ...visitor, way: 'passkey' });
  });
}
