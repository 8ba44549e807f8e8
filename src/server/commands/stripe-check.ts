import { AppError } from '#contract/kit/errors.ts';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import type { ProviderObjects } from '#provider/provider-objects.ts';
import { walkObjects } from '#provider/walk-objects.ts';
import { ConfigError, readConfig } from '../config.ts';
import { tellOutcome } from '../db/tell-outcome.ts';
import { openStripe } from '../start/open-stripe.ts';
import { findingsOf } from './stripe-findings.ts';

const KINDS = ['charge', 'payment_intent', 'refund', 'dispute', 'payout', 'transaction'] as const;
const PAGE = 100;
/** A walk through more than this takes longer than somebody looks at a screen. */
const ADDED_UP_MAX = 20_000;

const say = (what: string, outcome: string): void => console.log(`  ${what.padEnd(72)}${outcome}`);

/** What one question cannot find out does not keep the others from being asked. */
async function orSay<Found>(what: string, find: () => Promise<Found>): Promise<Found | undefined> {
  try {
    return await find();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    say(what, error.message);
    return undefined;
  }
}

/** The newest page of each kind, asked for as the copy of the history asks for it. */
async function readNewest(provider: PaymentProvider): Promise<number> {
  let aside = 0;
  for (const kind of KINDS) {
    const page = await orSay(`The newest of ${kind}`, () => provider.listObjects(kind, null, PAGE));
    if (!page) continue;
    const { data, setAside = [] } = page;
    aside += setAside.length;
    say(`The newest of ${kind}`, `${data.length} read, ${setAside.length} set aside`);
    for (const { id, reason } of setAside) say(`  ${id}`, reason);
  }
  return aside;
}

/** Everything of one kind, or nothing where that is too much to be walked through here. */
async function readAll<Kind extends 'charge' | 'refund' | 'payout' | 'transaction'>(
  provider: PaymentProvider,
  kind: Kind,
) {
  const found: ProviderObjects[Kind][] = [];
  for await (const page of walkObjects(provider, kind, PAGE)) {
    found.push(...page);
    if (found.length > ADDED_UP_MAX) return undefined;
  }
  return found;
}

const RETURNED: readonly string[] = ['failed', 'canceled'];

/** What the movements of a currency come to, less what was paid out: Stripe must have as much. Answers how many do not agree. */
async function compareBalances(provider: PaymentProvider): Promise<number> {
  const balances = await provider.readBalances();
  const [movements, payouts] = [await readAll(provider, 'transaction'), await readAll(provider, 'payout')];
  if (!movements || !payouts) {
    say('Movements less payouts', `not added up: there are more than ${ADDED_UP_MAX}`);
    return 0;
  }
  const sums = new Map<string, number>();
  const add = (currency: string, amount: number) => sums.set(currency, (sums.get(currency) ?? 0) + amount);
  for (const { currency, net, balance_type } of movements) if (!balance_type) add(currency, net);
  for (const { currency, amount, fee, status } of payouts)
    if (!RETURNED.includes(status)) add(currency, -(amount + fee));
  let different = 0;
  for (const code of new Set([...sums.keys(), ...balances.map(({ currency }) => currency)])) {
    const { available = 0, pending = 0 } = balances.find(({ currency }) => currency === code) ?? {};
    const [ours, theirs] = [sums.get(code) ?? 0, available + pending];
    if (ours !== theirs) different += 1;
    const verdict = ours === theirs ? 'they agree' : `they differ by ${ours - theirs}`;
    say(`Balance in ${code}: ${available} available, ${pending} pending; movements ${ours}`, verdict);
  }
  return different;
}

/** Steps of the list that the objects themselves can tell. Answers how many things are not as they should be. */
async function lookThrough(provider: PaymentProvider): Promise<number> {
  const [charges, refunds] = [await readAll(provider, 'charge'), await readAll(provider, 'refund')];
  const [payouts, movements] = [await readAll(provider, 'payout'), await readAll(provider, 'transaction')];
  if (!(charges && refunds && payouts && movements)) {
    say('Steps 4, 7, 8 and 10', `not looked through: there are more than ${ADDED_UP_MAX}`);
    return 0;
  }
  let wrong = 0;
  for (const found of findingsOf({ charges, refunds, payouts, movements })) {
    wrong += found.wrong.length;
    const verdict = found.wrong.length === 0 ? 'as it should be' : `wrong: ${found.wrong.join(', ')}`;
    say(`${found.step}. ${found.what}`, found.count === 0 ? 'none here' : `${found.count}, ${verdict}`);
  }
  return wrong;
}

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

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
  const different = (await orSay('Movements less payouts', () => compareBalances(provider))) ?? 0;
  const wrong = (await orSay('Steps 4, 7, 8 and 10', () => lookThrough(provider))) ?? 0;
  const missing = permissions.filter(({ state }) => state === 'missing').length;
  return [
    `${plural(missing, 'permission is', 'permissions are')} missing,`,
    `${plural(aside, 'object', 'objects')} could not be read,`,
    `${plural(different, 'balance does', 'balances do')} not add up,`,
    `and ${plural(wrong, 'thing is', 'things are')} not as they should be.`,
    'What a program cannot do is in docs/stripe.md.',
  ].join(' ');
});
