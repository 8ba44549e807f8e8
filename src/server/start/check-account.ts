import { sql } from 'kysely';
import { UNTOLD_ACCOUNT } from '#provider/provider-account.ts';
import { ConfigError } from '../config.ts';
import type { Deps } from '../deps.ts';

type Kept = Readonly<{ account_id: string; is_live: boolean }>;

/**
 * The books of two accounts, or of test and live, must never meet in one database. What is kept says whose it is; an account
 * that cannot be asked now is taken at its word by what the settings say of it.
 */
export async function checkAccount({
  db,
  config,
  provider,
  log,
}: Pick<Deps, 'db' | 'config' | 'provider' | 'log'>) {
  const { stripe } = config;
  if (!stripe) return;
  const { rows } = await sql<Kept>`
    select data->>'account_id' as account_id, (data->>'is_live')::boolean as is_live from account`.execute(
    db,
  );
  const [kept] = rows;
  if (!kept) return;
  const elsewhere = 'Choose another DATA_DIR or DATABASE_URL for this account';
  if (kept.is_live !== stripe.isLive) {
    const [ours, theirs] = stripe.isLive ? ['live', 'test'] : ['test', 'live'];
    throw new ConfigError(
      `STRIPE_SECRET_KEY is not usable: it is a ${ours} key and this database holds ${theirs} payments. ${elsewhere}.`,
    );
  }
  const account_id = stripe.account ?? stripe.ownAccount ?? (await askAccount(provider, log));
  /** A name that Stripe withheld, then or now, says nothing. */
  if (kept.account_id === UNTOLD_ACCOUNT) return;
  if (account_id !== undefined && account_id !== UNTOLD_ACCOUNT && account_id !== kept.account_id) {
    throw new ConfigError(
      `STRIPE_SECRET_KEY is not usable: it belongs to ${account_id} and this database to ${kept.account_id}. ${elsewhere}.`,
    );
  }
}

async function askAccount(provider: Deps['provider'], log: Deps['log']): Promise<string | undefined> {
  try {
    return (await provider.findAccount())?.account_id;
  } catch (error) {
    log.warn({ err: error }, 'the payments service could not be asked whose account this is');
    return undefined;
  }
}

/** Each permission the key lacks is a line in the log, so that nobody learns of it by a failed refund. */
export async function tellPermissions({ provider, log }: Pick<Deps, 'provider' | 'log'>): Promise<void> {
  const permissions = (await provider.probePermissions?.()) ?? [];
  for (const { name, state } of permissions) {
    if (state === 'missing')
      log.warn({ permission: name }, 'the key for the payments service lacks a permission');
  }
}
