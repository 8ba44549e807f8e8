import { AppError } from '#contract/kit/errors.ts';
import { utcInstant } from '#domain/shared/time.ts';
import type { ProviderAccount } from '#provider/provider-account.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import type { Deps } from '../../deps.ts';
import { refreshObject } from '../../events/refresh-object.ts';
import { findAccount as findKeptAccount } from '../page-settings/account-repository.ts';
import { forgetAccount } from './account-rows-repository.ts';
import { findLiveApplication, keepLiveApplication } from './live-application-repository.ts';
import { endOpening, findOpening, type Opening } from './opening-repository.ts';

type Needs = Pick<Deps, 'db' | 'provider' | 'now' | 'log'>;

/**
 * Reads which account there is now and keeps it. When it is another one than before, or none, everything told of the one
 * before goes first: a sandbox and a live account never share a list. Whoever was interrupted in between heals by this, also
 * between the opening of an account and the answer.
 */
export async function followAccount(deps: Needs): Promise<ProviderAccount | undefined> {
  const { db, provider } = deps;
  const application = await followApplication(deps);
  const [known, kept, opening] = await Promise.all([
    provider.findAccount(),
    findKeptAccount(db),
    findOpening(db),
  ]);
  const account = known ?? (opening && (await findOpened(deps, opening)));
  if (kept && kept.account_id !== account?.account_id) await forgetAccount(db, provider.name);
  if (account) await refreshObject(deps, 'account', account.account_id);
  // What was asked for beside a sandbox is not the sandbox.
  const isBeside =
    provider.findApplication && account?.is_live === false && opening?.application.mode === 'live';
  const opened = isBeside ? application : account;
  if (opened && opening) await arrive(deps, opening, opened);
  return account;
}

/**
 * The live account beside a sandbox. It is taken up as soon as it takes payments, verified or selling early: from then on it is
 * the account, and the sandbox is left.
 */
async function followApplication(deps: Needs): Promise<ProviderAccount | undefined> {
  const { db, provider } = deps;
  const application = await provider.findApplication?.();
  const isTakenUp = application?.payments_enabled === true;
  if (isTakenUp) {
    await forgetAccount(db, provider.name); // First, so that nobody who reads the account meanwhile mixes the two.
    await provider.takeUpApplication?.();
  }
  const beside = isTakenUp ? undefined : application;
  if (beside || (await findLiveApplication(db))) await keepLiveApplication(deps, beside);
  return beside;
}

/** At the start of a process: an opening that the one before did not live to see the end of. */
export async function takeUpOpening(deps: Needs): Promise<void> {
  if (!(await findOpening(deps.db))) return;
  try {
    await followAccount(deps);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    deps.log.warn({ code: error.code }, 'Whether an account was opened could not be asked');
  }
}

const findOpened = async ({ provider }: Needs, { key, since }: Opening) =>
  provider.findOpened?.({ idempotencyKey: key, since });

/** The account that was asked for is here and kept: its ways to pay are asked for, and who opened it is in the log, once. */
async function arrive(deps: Needs, opening: Opening, account: ProviderAccount): Promise<void> {
  for (const method of opening.methods) await askForMethod(deps, method);
  await deps.db.transaction().execute(async (trx) => {
    if (!(await endOpening(trx, opening))) return;
    await writeAudit(trx, {
      ...opening.asked_by,
      at: utcInstant(deps.now()),
      action: 'account.create',
      object_kind: 'account',
      object_id: account.account_id,
      result: 'succeeded',
      after: { is_live: account.is_live, country: account.country },
    });
  });
}

/** A way to pay that the provider does not offer here is no reason to stop: it is simply not there. */
async function askForMethod({ provider, log }: Needs, method: string): Promise<void> {
  try {
    await provider.requestCapability(method);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    log.warn({ code: error.code, method }, 'A way to pay could not be asked for');
  }
}
