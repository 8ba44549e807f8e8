import { randomUUID } from 'node:crypto';
import type { ProviderAccount } from '#provider/provider-account.ts';
import { authorOf } from '../../audit/author-of.ts';
import type { Actor, Deps } from '../../deps.ts';
import { isRefusal } from '../../operations/is-refusal.ts';
import { isKeyForgotten } from '../../operations/retry-schedule.ts';
import { followAccount } from './follow-account.ts';
import { beginOpening, endOpening, findOpening, type Opening } from './opening-repository.ts';

type Needs = Pick<Deps, 'db' | 'provider' | 'now' | 'log'> & Readonly<{ actor: Actor; ip: string }>;
type Wish = Pick<Opening, 'application' | 'methods'>;

/** Opens one account, however often it is asked for and whatever happens to the answer. */
export async function openAccount(needs: Needs, wish: Wish): Promise<ProviderAccount> {
  const opening = await openingFor(needs, wish);
  const account = await ask(needs, opening);
  await followAccount(needs);
  return account;
}

async function ask({ db, provider }: Needs, opening: Opening): Promise<ProviderAccount> {
  try {
    return await provider.createAccount({ ...opening.application, idempotencyKey: opening.key });
  } catch (error) {
    if (isRefusal(error)) await endOpening(db, opening);
    throw error;
  }
}

/** One whose answer nobody heard is asked for again in its own words, as long as its key is remembered. */
async function openingFor({ db, now, actor, ip, provider }: Needs, wish: Wish): Promise<Opening> {
  const earlier = await findOpening(db);
  const isOver = earlier && (!provider.findOpened || isKeyForgotten(earlier.since, now()));
  if (isOver) await endOpening(db, earlier);
  const asked_by = authorOf({ actor, ip });
  return beginOpening(db, { ...wish, asked_by, key: `acct:${randomUUID()}` }, now());
}
