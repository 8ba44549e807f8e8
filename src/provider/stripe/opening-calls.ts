import { AppError, fail } from '#contract/errors.ts';
import { MINUTE_S } from '#domain/shared/time.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { type AccountApplication, canBeReset } from '../provider-onboarding.ts';
import type { StripeLine } from './stripe-line.ts';

type OpeningCalls = Pick<PaymentProvider, 'createAccount' | 'resetAccount'>;

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
      const made = await findAccount();
      if (!made) throw fail('account_missing');
      return made;
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

/** Somebody who presses twice within a minute opens one account. */
const keyOf = ({ nowMs }: StripeLine, { email, country, mode }: AccountApplication): string =>
  `acct:${mode}:${country}:${email}:${Math.floor(nowMs() / 1000 / MINUTE_S)}`.slice(0, 255);

/** The merchant keeps Stripe's own dashboard, and Stripe asks for the papers and bears the losses. */
async function openAccount(line: StripeLine, application: AccountApplication): Promise<string> {
  const idempotencyKey = keyOf(line, application);
  try {
    const made = await line.write(() =>
      line.platform.v2.core.accounts.create(newWay(application), { idempotencyKey }),
    );
    return made.id;
  } catch (error) {
    /** Platforms from before the new way are sent back to the old one. */
    const isRefused =
      error instanceof AppError && ['provider_refused', 'resource_missing'].includes(error.code);
    if (!isRefused) throw error;
    const key = { idempotencyKey: `${idempotencyKey}:v1`.slice(0, 255) };
    return (await line.write(() => line.platform.accounts.create(oldWay(application), key))).id;
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
  ...{ email, country },
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
