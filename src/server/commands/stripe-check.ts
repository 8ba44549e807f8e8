import type { PaymentProvider } from '#provider/payment-provider.ts';
import { ConfigError, readConfig } from '../config.ts';
import { tellOutcome } from '../db/tell-outcome.ts';
import { openStripe } from '../start/open-stripe.ts';

const KINDS = ['charge', 'payment_intent', 'refund', 'dispute', 'payout', 'transaction'] as const;
const PAGE = 100;

const say = (what: string, outcome: string): void => console.log(`  ${what.padEnd(72)}${outcome}`);

/** The newest page of each kind, asked for as the copy of the history asks for it. */
async function readNewest(provider: PaymentProvider): Promise<number> {
  let aside = 0;
  for (const kind of KINDS) {
    const { data, setAside = [] } = await provider.listObjects(kind, null, PAGE);
    aside += setAside.length;
    say(`The newest of ${kind}`, `${data.length} read, ${setAside.length} set aside`);
    for (const { id, reason } of setAside) say(`  ${id}`, reason);
  }
  return aside;
}

/** Walks through what a program can find out about an account at Stripe. It reads, and changes nothing. */
await tellOutcome(async () => {
  const { stripe } = readConfig({ ...process.env, PROVIDER: 'stripe' });
  if (!stripe) throw new ConfigError('PROVIDER=stripe reads the settings of Stripe.');
  const { provider } = openStripe(stripe);
  const account = await provider.findAccount();
  say(
    'The account',
    account?.is_withheld ? 'may not be read by this key' : (account?.account_id ?? 'none yet'),
  );
  const permissions = (await provider.probePermissions?.()) ?? [];
  for (const { name, state } of permissions) say(name, state);
  const aside = await readNewest(provider);
  for (const { currency, available, pending } of await provider.readBalances())
    say(`Balance in ${currency}`, `${available} available, ${pending} pending`);
  const missing = permissions.filter(({ state }) => state === 'missing').length;
  return `${missing} permissions are missing, and ${aside} objects could not be read. What a program cannot do is in docs/stripe.md.`;
});
