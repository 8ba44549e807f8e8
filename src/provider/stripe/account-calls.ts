import type Stripe from 'stripe';
import { AppError, fail } from '#contract/kit/errors.ts';
import { epochSeconds } from '#domain/shared/time.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import type { ProviderAccount } from '../provider-account.ts';
import { accountFromStripe, withheldAccount } from './account-from-stripe.ts';
import { askUntilRefused } from './ask-until-refused.ts';
import { businessOnTheWire } from './business-on-the-wire.ts';
import type { LoanCalls } from './loan-calls.ts';
import { readerFromStripe } from './reader-from-stripe.ts';
import type { StripeLine } from './stripe-line.ts';

const READERS_MAX = 100;

type AccountCalls = Pick<
  PaymentProvider,
  | 'findAccount'
  | 'readSite'
  | 'createSession'
  | 'createHostedForm'
  | 'requestCapability'
  | 'updateBusinessDetails'
  | 'updatePayoutSchedule'
  | 'listReaders'
  | 'findReaderFee'
  | 'findActiveLoan'
>;

export function accountCalls(
  line: StripeLine,
  { findActiveLoan }: Pick<LoanCalls, 'findActiveLoan'>,
): AccountCalls {
  const { api, platform, settings, read, write, isPlatform } = line;
  const customerCurrencies = rememberCurrencies(line);
  const balanceSettings = askUntilRefused(() => read(() => api.balanceSettings.retrieve()));

  async function findAccount(): Promise<ProviderAccount | undefined> {
    const account = line.account();
    if (isPlatform && !account) return undefined;
    const answer = await (account
      ? read(() => platform.accounts.retrieve(account))
      : read(() => api.accounts.retrieveCurrent()).catch(withheldIsNothing));
    if (!answer) {
      const codes = await read(() => api.balance.retrieve()).then(currenciesOf);
      return withheldAccount(
        { settings, customerCurrencies: [], balance: undefined, hasLoans: false },
        codes,
      );
    }
    if (answer.object !== 'account') throw fail('provider_answer_broken');
    const [supported, balance, loan] = await Promise.all([
      customerCurrencies(answer.country ?? 'US'),
      balanceSettings(),
      findActiveLoan().catch(() => undefined), // An account is an account, whatever becomes of a preview.
    ]);
    const beside = { settings, customerCurrencies: supported, balance, hasLoans: loan !== undefined };
    return accountFromStripe(answer, beside);
  }

  const readAccount = async (): Promise<ProviderAccount> => {
    const found = await findAccount();
    if (!found) throw fail('account_missing');
    return found;
  };

  return {
    findAccount,
    findActiveLoan,
    readSite: async () => siteOf(line),
    createSession: (purpose) => createSession(line, purpose),
    createHostedForm: async ({ back, again }) => {
      const account = line.account();
      if (!account) throw fail('provider_unsupported');
      const { url } = await write(() =>
        platform.accountLinks.create({
          account,
          type: 'account_onboarding',
          return_url: back,
          refresh_url: again,
          collection_options: { fields: 'eventually_due' },
        }),
      );
      return url;
    },
    requestCapability: async (method) => {
      const account = line.account();
      if (!account) return turnOn(line, method);
      const answer = await write(() =>
        platform.accounts.updateCapability(account, `${method}_payments`, { requested: true }),
      );
      return answer.status;
    },
    updateBusinessDetails: async (details) => {
      const account = line.account();
      if (!account) throw fail('provider_unsupported');
      await write(() => platform.accounts.update(account, businessOnTheWire(details)));
      return readAccount();
    },
    updatePayoutSchedule: async ({ interval, weekly_anchor, monthly_anchor }) => {
      if (!line.account()) throw fail('provider_unsupported');
      /** Only the days of the rhythm that is chosen are taken. */
      const isFor = (rhythm: string) => interval === undefined || interval === rhythm;
      const schedule = {
        ...(interval && { interval }),
        ...(weekly_anchor && isFor('weekly') && { weekly_payout_days: [weekly_anchor] }),
        ...(monthly_anchor && isFor('monthly') && { monthly_payout_days: [monthly_anchor] }),
      };
      await write(() => api.balanceSettings.update({ payments: { payouts: { schedule } } }));
      return readAccount();
    },
    listReaders: async () => {
      const { data } = await read(() => api.terminal.readers.list({ limit: READERS_MAX }));
      return data.map(readerFromStripe);
    },
    /** Reader fees are no objects of Stripe's: a fee is a plain movement of the balance. */
    findReaderFee: async () => undefined,
  };
}

/** A restricted key may be kept from reading its own account. */
const withheldIsNothing = (error: unknown): undefined => {
  if (error instanceof AppError && error.code === 'provider_permission_missing') return undefined;
  throw error;
};

const currenciesOf = ({ available, pending }: Stripe.Balance): readonly string[] => [
  ...new Set([...available, ...pending].map(({ currency }) => currency)),
];

/** What customers of a country may pay in changes once in years; without permission to ask, the account's own currency stands. */
function rememberCurrencies({ platform, read }: StripeLine) {
  const known = new Map<string, readonly string[]>();
  return async (country: string): Promise<readonly string[]> => {
    const found =
      known.get(country) ??
      (await read(() => platform.countrySpecs.retrieve(country)).then(
        ({ supported_payment_currencies }) => supported_payment_currencies,
        () => undefined,
      ));
    if (found) known.set(country, found);
    return found ?? [];
  };
}

/** On an own account methods are switched, not requested: the default configuration decides what a checkout offers. */
async function turnOn({ api, read, write }: StripeLine, method: string): Promise<string> {
  const { data } = await read(() => api.paymentMethodConfigurations.list({ limit: 100 }));
  const used = data.find(({ is_default }) => is_default) ?? data[0];
  if (!used || !(method in used)) throw fail('provider_unsupported');
  const params = { [method]: { display_preference: { preference: 'on' as const } } };
  const answer = await write(() => api.paymentMethodConfigurations.update(used.id, params));
  const state: unknown = Object.entries(answer).find(([key]) => key === method)?.[1];
  const isAvailable = typeof state === 'object' && state !== null && 'available' in state && state.available;
  return isAvailable ? 'active' : 'pending';
}

async function createSession(
  { platform, settings, write, ...line }: StripeLine,
  purpose: 'onboarding' | 'notifications',
) {
  const account = line.account();
  if (!account) throw fail('provider_unsupported');
  const components =
    purpose === 'onboarding'
      ? { account_onboarding: { enabled: true, features: { external_account_collection: true } } }
      : { notification_banner: { enabled: true } };
  const answer = await write(() => platform.accountSessions.create({ account, components }));
  return {
    clientSecret: answer.client_secret,
    expiresAt: epochSeconds(answer.expires_at),
    accountId: answer.account,
    isLive: answer.livemode,
    publishableKey: settings.publishableKey,
    locale: 'en-US',
  };
}

const siteOf = ({ isKeyRefused }: StripeLine) => ({
  id: 'site' as const,
  is_connected: !isKeyRefused(),
  reconnect_url: isKeyRefused() ? 'https://dashboard.stripe.com/apikeys' : null,
  is_safe_mode: false,
  is_onboarding_paused: false,
  incentive: null,
  has_review_campaign: false,
  is_one_click_eligible: false,
});
