import { type AddressProblem, readStoreAddress, STORE_KEY, STORE_SECRET } from '#contract/store-address.ts';
import { readSecret } from './secret-from-file.ts';

/** How an attached store is reached. Secrets are functions: no log line and no answer can carry them by accident. */
export type WooCommerceConfig = Readonly<{
  /** Without a slash at its end; its interface is at `/wp-json/wc/v3` below it. */
  url: string;
  key: () => string;
  secret: () => string;
  /** Which of the keys it is that people gave on the page of the store; nothing where the environment names the store. */
  given?: number;
  /** Whether an address that somebody typed into the page may lead into private networks; the environment may name any. */
  allowsPrivate?: boolean;
}>;

type Problem = Readonly<{ variable: string; problem: string }>;
type Environment = Readonly<Record<string, string | undefined>>;

const ADDRESS_PROBLEMS: Readonly<Record<AddressProblem, string>> = {
  missing: 'STORE=woocommerce needs it',
  no_web_address: 'must start with http: or https://',
  carries_password: 'a name or password in it would be seen; the key has variables of its own',
};

/** What is read of the environment here; the first may be in files. */
export const WOOCOMMERCE_SECRETS = ['WOOCOMMERCE_KEY', 'WOOCOMMERCE_SECRET'];
export const WOOCOMMERCE_VARIABLES = ['WOOCOMMERCE_URL'];

/** Reads what STORE=woocommerce needs, or says which variable is wrong and why. A secret itself is never repeated. */
export function readWooCommerceConfig(env: Environment): WooCommerceConfig | Problem {
  const address = readStoreAddress(env.WOOCOMMERCE_URL ?? '');
  if ('problem' in address)
    return { variable: 'WOOCOMMERCE_URL', problem: ADDRESS_PROBLEMS[address.problem] };
  const key = readSecret(env, 'WOOCOMMERCE_KEY');
  if ('problem' in key) return key;
  const secret = readSecret(env, 'WOOCOMMERCE_SECRET');
  if ('problem' in secret) return secret;
  if (!STORE_KEY.test(key.value)) return { variable: 'WOOCOMMERCE_KEY', problem: saidOf(key.value, 'ck_') };
  if (!STORE_SECRET.test(secret.value))
    return { variable: 'WOOCOMMERCE_SECRET', problem: saidOf(secret.value, 'cs_') };
  return { url: address.url, key: () => key.value, secret: () => secret.value };
}

const saidOf = (value: string, begins: string): string =>
  value === '' ? 'STORE=woocommerce needs it' : `it must begin with ${begins}`;
