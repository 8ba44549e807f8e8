import { fail } from '#contract/kit/errors.ts';
import { isAccountUsable } from '#domain/account/connect-action.ts';
import { utcInstant } from '#domain/shared/time.ts';
import type { ProviderAccount } from '#provider/provider-account.ts';
import { canBeReset, type SelfAssessment } from '#provider/provider-onboarding.ts';
import { authorOf } from '../../audit/author-of.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Actor, Deps } from '../../deps.ts';
import { getStore } from '../../store/store-repository.ts';
import { followAccount } from './follow-account.ts';
import { openAccount } from './open-account.ts';

/** Who asks, and from where. */
export type Asking = Pick<Deps, 'db' | 'provider' | 'config' | 'now' | 'log'> &
  Readonly<{ actor: Actor; ip: string }>;

const audit = (
  { db, now, actor, ip }: Asking,
  action: `account.${string}`,
  account: Pick<ProviderAccount, 'account_id' | 'is_live' | 'country'>,
): Promise<void> =>
  db.transaction().execute((trx) =>
    writeAudit(trx, {
      at: utcInstant(now()),
      ...authorOf({ actor, ip }),
      action,
      object_kind: 'account',
      object_id: account.account_id,
      after: { is_live: account.is_live, country: account.country },
      result: 'succeeded',
    }),
  );

/** Leaves the account, where that is still possible; without one there is nothing to leave. */
export async function resetAccount(asking: Asking): Promise<void> {
  const account = await followAccount(asking);
  if (!account) return;
  if (!canBeReset(account)) throw fail('account_not_resettable');
  await asking.provider.resetAccount();
  await audit(asking, 'account.reset', account);
  await followAccount(asking);
}

type Wish = Readonly<{
  mode: 'live' | 'sandbox';
  country?: string;
  progressive?: boolean;
  assessment?: SelfAssessment;
  /** Ways to pay to ask for at once. */
  methods?: readonly string[];
}>;

/** Opens an account of this kind, or goes on with the one of this kind that exists. */
export async function ensureAccount(
  asking: Asking,
  { mode, country, progressive = false, assessment = {}, methods = [] }: Wish,
): Promise<Readonly<{ account: ProviderAccount; isNew: boolean }>> {
  const { provider } = asking;
  const has = await followAccount(asking);
  // A live account is opened beside a sandbox, which stays until the other one takes payments.
  const isBeside = mode === 'live' && has?.is_live === false && provider.findApplication !== undefined;
  const known = isBeside ? await provider.findApplication?.() : has;
  const store = await getStore(asking);
  const application = {
    mode,
    progressive,
    country: country ?? store.country,
    email: asking.actor.email,
    assessment: { business_name: store.name, ...assessment },
    // Whatever is on offer then is taken up with the account, whichever way somebody came.
    promotion: mode === 'live' ? (await provider.readSite()).incentive?.id : undefined,
  };
  const account = known ?? (await openAccount(asking, { application, methods: [...methods] }));
  if (account.is_live !== (mode === 'live')) throw fail('account_exists');
  return { account, isNew: known === undefined };
}

/** The form was left, finished or not: what the account is now decides. */
export async function finalizeAccount(asking: Asking): Promise<ProviderAccount> {
  const beside = await asking.provider.findApplication?.();
  const account = await followAccount(asking);
  const verified = beside ?? account;
  if (!verified || !isAccountUsable(verified)) throw fail('bad_request');
  await audit(asking, 'account.finalize', verified);
  return verified;
}
