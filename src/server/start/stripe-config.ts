import { readSecret } from './secret-from-file.ts';

/** How the merchant's Stripe account is reached. Secrets are functions: no log line and no answer can carry them by accident. */
export type StripeConfig = Readonly<{
  secretKey: () => string;
  /** What deliveries are signed with: the current secret, and the one before it while it still counts. */
  webhookSecrets: () => readonly string[];
  publishableKey: string;
  /** The connected account, where the key is a platform's. */
  account: string | undefined;
  /** Whose the key is, where it is the merchant's own and may not say so itself. */
  ownAccount: string | undefined;
  /** The platform opens the account itself; which one it was is kept in the database. */
  opensAccounts: boolean;
  isLive: boolean;
}>;

export type StripeProblem = Readonly<{ variable: string; problem: string }>;

type Environment = Readonly<Record<string, string | undefined>>;

const SECRET = /^(?:sk|rk)_(test|live)_\w+$/;
const PUBLISHABLE = /^pk_(test|live)_\w+$/;
const SIGNING = /^whsec_\w+$/;
/** Two endpoints, each with its old and its new secret while they change. */
const SECRETS_MAX = 4;
const ACCOUNT = /^acct_\w+$/;
/** Instead of an account's id: none is connected yet. */
const OPENED_HERE = 'new';

/** What is read of the environment here; the first may be in files. */
export const STRIPE_SECRETS = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];
export const STRIPE_VARIABLES = ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_ACCOUNT', 'STRIPE_OWN_ACCOUNT'];

/** Reads what PROVIDER=stripe needs, or says which variable is wrong and why. A secret itself is never repeated. */
export function readStripeConfig(env: Environment): StripeConfig | StripeProblem {
  const secret = readSecret(env, 'STRIPE_SECRET_KEY');
  if ('problem' in secret) return secret;
  const mode = SECRET.exec(secret.value)?.[1];
  if (secret.value === '') return { variable: 'STRIPE_SECRET_KEY', problem: 'PROVIDER=stripe needs it' };
  if (mode === undefined)
    return {
      variable: 'STRIPE_SECRET_KEY',
      problem: 'it must begin with rk_test_, rk_live_, sk_test_ or sk_live_',
    };
  const signing = readSecret(env, 'STRIPE_WEBHOOK_SECRET');
  if ('problem' in signing) return signing;
  const secrets = signing.value.split(',').flatMap((one) => one.trim() || []);
  if (secrets.length > SECRETS_MAX || secrets.some((one) => !SIGNING.test(one)))
    return {
      variable: 'STRIPE_WEBHOOK_SECRET',
      problem: 'it must be whsec_…, or up to four of them with commas between',
    };
  const publishableKey = env.STRIPE_PUBLISHABLE_KEY ?? '';
  const account = env.STRIPE_ACCOUNT || undefined;
  const ownAccount = env.STRIPE_OWN_ACCOUNT || undefined;
  const contradiction = findContradiction(mode, publishableKey, account) ?? findMisnamed(ownAccount, account);
  if (contradiction) return contradiction;
  return {
    secretKey: () => secret.value,
    webhookSecrets: () => secrets,
    publishableKey,
    isLive: mode === 'live',
    ownAccount,
    opensAccounts: account === OPENED_HERE,
    account: account === OPENED_HERE ? undefined : account,
  };
}

function findContradiction(
  mode: string,
  publishableKey: string,
  account: string | undefined,
): StripeProblem | undefined {
  const variable = 'STRIPE_PUBLISHABLE_KEY';
  const itsMode = PUBLISHABLE.exec(publishableKey)?.[1];
  if (publishableKey !== '' && itsMode === undefined)
    return { variable, problem: 'it must begin with pk_test_ or pk_live_' };
  if (itsMode !== undefined && itsMode !== mode)
    return {
      variable,
      problem: `it is a ${itsMode} key and the secret key is a ${mode} key: the two are never mixed`,
    };
  if (account !== undefined && account !== OPENED_HERE && !ACCOUNT.test(account))
    return { variable: 'STRIPE_ACCOUNT', problem: 'it must begin with acct_, or be the word new' };
  if (account !== undefined && publishableKey === '')
    return { variable, problem: 'STRIPE_ACCOUNT needs it, to verify the account in the page' };
  return undefined;
}

/** The merchant's own account and a connected one are two ways, and never both. */
function findMisnamed(own: string | undefined, connected: string | undefined): StripeProblem | undefined {
  const variable = 'STRIPE_OWN_ACCOUNT';
  if (own === undefined) return undefined;
  if (!ACCOUNT.test(own)) return { variable, problem: 'it must begin with acct_' };
  if (connected === undefined) return undefined;
  return { variable, problem: 'STRIPE_ACCOUNT is set as well: choose one' };
}
