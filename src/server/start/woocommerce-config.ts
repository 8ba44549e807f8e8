import { readSecret } from './secret-from-file.ts';

/** How an attached store is reached. Secrets are functions: no log line and no answer can carry them by accident. */
export type WooCommerceConfig = Readonly<{
  /** Without a slash at its end; its interface is at `/wp-json/wc/v3` below it. */
  url: string;
  key: () => string;
  secret: () => string;
}>;

type Problem = Readonly<{ variable: string; problem: string }>;
type Environment = Readonly<Record<string, string | undefined>>;

const KEY = /^ck_\w{1,100}$/;
const SECRET = /^cs_\w{1,100}$/;

/** Reads what STORE=woocommerce needs, or says which variable is wrong and why. A secret itself is never repeated. */
export function readWooCommerceConfig(env: Environment): WooCommerceConfig | Problem {
  const url = readAddress(env.WOOCOMMERCE_URL ?? '');
  if (typeof url !== 'string') return { variable: 'WOOCOMMERCE_URL', ...url };
  const key = readSecret(env, 'WOOCOMMERCE_KEY');
  if ('problem' in key) return key;
  const secret = readSecret(env, 'WOOCOMMERCE_SECRET');
  if ('problem' in secret) return secret;
  if (!KEY.test(key.value)) return { variable: 'WOOCOMMERCE_KEY', problem: saidOf(key.value, 'ck_') };
  if (!SECRET.test(secret.value))
    return { variable: 'WOOCOMMERCE_SECRET', problem: saidOf(secret.value, 'cs_') };
  return { url, key: () => key.value, secret: () => secret.value };
}

const saidOf = (value: string, begins: string): string =>
  value === '' ? 'STORE=woocommerce needs it' : `it must begin with ${begins}`;

/** People copy the address of a page, or that of the interface: both mean the store. */
function readAddress(text: string): string | Pick<Problem, 'problem'> {
  if (text === '') return { problem: 'STORE=woocommerce needs it' };
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (!address || !['http:', 'https:'].includes(address.protocol))
    return { problem: 'must start with http: or https://' };
  if (address.username !== '' || address.password !== '')
    return { problem: 'a name or password in it would be seen; the key has variables of its own' };
  const path = address.pathname.replace(/\/(?:wp-json|wp-admin)(?:\/.*)?$/, '').replace(/\/+$/, '');
  return `${address.origin}${path}`;
}
