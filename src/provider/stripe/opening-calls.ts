import { AppError, fail } from '#contract/kit/errors.ts';
import { HOUR_S } from '#domain/shared/time.ts';
import type { Keyed, PaymentProvider } from '../payment-provider.ts';
import { type AccountApplication, canBeReset } from '../provider-onboarding.ts';
import type { StripeLine } from './stripe-line.ts';

type OpeningCalls = Pick<PaymentProvider, 'createAccount' | 'findOpened' | 'resetAccount'>;

/** Which account is ours is a setting of the server, unless the platform was told to open one. */
export function openingCalls(
  line: StripeLine,
  { findAccount }: Pick<PaymentProvider, 'findAccount'>,
): OpeningCalls {
  if (!line.settings.opensAccounts) {
    return {
      createAccount: () => Promise.reject(fail('account_exists')),
      resetAccount: () => Promise.reject(fail('account_not_resettable')),
    };
  }
  return {
    createAccount: async (application) => {
      if (line.account() !== undefined) throw fail('account_exists');
      /** A test key opens test accounts, and a live one live ones: neither can do the other. */
      if ((application.mode === 'live') !== line.settings.isLive) throw fail('provider_unsupported');
      line.speakFor(await openAccount(line, application));
      /** It is made by now, so nothing that goes wrong here may pass for a refusal of it. */
      const made = await findAccount().catch(() => undefined);
      if (!made) throw fail('provider_answer_unknown');
      return made;
    },
    findOpened: async ({ idempotencyKey, since }) => {
      const found = await findMade(line, idempotencyKey, since - CLOCKS_APART_S);
      if (found === undefined) return undefined;
      line.speakFor(found);
      return findAccount();
    },
    resetAccount: async () => {
      const account = await findAccount();
      if (!account) return;
      if (!canBeReset(account)) throw fail('account_not_resettable');
      await leaveAccount(line, account.account_id);
      line.speakFor(undefined);
    },
  };
}

/** What an account carries to be known by, should the answer that names it never arrive. */
const OPENED_UNDER = 'countinghouse_opening';
/** Their clock may be behind ours. */
const CLOCKS_APART_S = HOUR_S;

async function findMade(
  { platform, walk }: StripeLine,
  key: string,
  since: number,
): Promise<string | undefined> {
  let after: string | undefined;
  for (;;) {
    const paging = { limit: 100, created: { gte: since }, ...(after && { starting_after: after }) };
    const page = await walk(() => platform.accounts.list(paging));
    const found = page.data.find(({ metadata }) => metadata?.[OPENED_UNDER] === key);
    if (found) return found.id;
    after = page.data.at(-1)?.id;
    if (!page.has_more || after === undefined) return undefined;
  }
}

/** The merchant keeps Stripe's own dashboard, and Stripe asks for the papers and bears the losses. */
async function openAccount(
  line: StripeLine,
  { idempotencyKey, ...application }: AccountApplication & Keyed,
): Promise<string> {
  const metadata = { [OPENED_UNDER]: idempotencyKey };
  try {
    const made = await line.write(() =>
      line.platform.v2.core.accounts.create({ ...newWay(application), metadata }, { idempotencyKey }),
    );
    return made.id;
  } catch (error) {
    /** Platforms from before the new way are sent back to the old one. */
    const isRefused =
      error instanceof AppError && ['provider_refused', 'resource_missing'].includes(error.code);
    if (!isRefused) throw error;
    const key = { idempotencyKey: `${idempotencyKey}:v1` };
    const made = await line.write(() =>
      line.platform.accounts.create({ ...oldWay(application), metadata }, key),
    );
    return made.id;
  }
}

const newWay = ({ email, country, assessment: { business_name, url } }: AccountApplication) => ({
  contact_email: email,
  ...(business_name && { display_name: business_name }),
  dashboard: 'full' as const,
  identity: { country: country.toLowerCase() },
  configuration: { merchant: { capabilities: { card_payments: { requested: true } } } },
  defaults: {
    responsibilities: { fees_collector: 'stripe' as const, losses_collector: 'stripe' as const },
    ...(url && { profile: { business_url: url } }),
  },
});

const oldWay = ({ email, country, assessment: { business_name, url, mcc } }: AccountApplication) => ({
  email,
  country,
  controller: {
    stripe_dashboard: { type: 'full' as const },
    fees: { payer: 'account' as const },
    losses: { payments: 'stripe' as const },
    requirement_collection: 'stripe' as const,
  },
  capabilities: { card_payments: { requested: true } },
  business_profile: {
    ...(business_name && { name: business_name }),
    ...(url && { url }),
    ...(mcc && { mcc }),
  },
});

/** A test account is thrown away; a live one, which has no papers yet, is closed. */
async function leaveAccount({ platform, settings, write }: StripeLine, account: string): Promise<void> {
  if (settings.isLive) {
    await write(() => platform.v2.core.accounts.close(account, { applied_configurations: ['merchant'] }));
  } else await write(() => platform.accounts.del(account));
}
