import { AppError } from '#contract/kit/errors.ts';
import type { Deps } from '../../deps.ts';
import { followAccount } from './follow-account.ts';

const OVERVIEW = '/wp-admin/admin.php?page=wc-admin&path=/payments/overview';
/** Where an account's details are changed: the verification, which both providers embed. */
const DETAILS = '/wp-admin/admin.php?page=wc-admin&path=/payments/onboarding/kyc';

const LOANS = '/wp-admin/admin.php?page=wc-admin&path=/payments/loans';

/** What the provider's letters lead to, by the word they use for it. Nothing else is ever followed. */
const PLACES: Readonly<Record<string, string>> = {
  complete_kyc_link: DETAILS,
  login_link: DETAILS,
  disputes: '/wp-admin/admin.php?page=wc-admin&path=/payments/disputes&filter=awaiting_response',
  payouts: '/wp-admin/admin.php?page=wc-admin&path=/payments/payouts',
  documents: '/wp-admin/admin.php?page=wc-admin&path=/payments/documents',
  loans: LOANS,
};

export const PROVIDER_LINKS = [
  'wcpay-login',
  'wcpay-loan-offer',
  'wcpay-link-handler',
  'wcpay-hosted-verification',
] as const;
export type ProviderLink = (typeof PROVIDER_LINKS)[number];

type Needs = Pick<Deps, 'db' | 'provider' | 'config' | 'now' | 'log'>;

/**
 * Leads to what the provider keeps for this account, or back to the overview, which then says what went wrong. Nothing is
 * changed by following such a link, so it may come from a letter.
 */
export async function followProviderLink(deps: Needs, link: ProviderLink, type = ''): Promise<string> {
  switch (link) {
    case 'wcpay-login':
      return (await hasAccount(deps)) ? DETAILS : `${OVERVIEW}&wcpay-login-error=1`;
    case 'wcpay-loan-offer':
      return loanOffer(deps);
    case 'wcpay-hosted-verification':
      return type === BACK ? comeBack(deps) : hostedForm(deps);
    case 'wcpay-link-handler': {
      const place = Object.hasOwn(PLACES, type) ? PLACES[type] : undefined;
      return place !== undefined && (await hasAccount(deps))
        ? place
        : `${OVERVIEW}&wcpay-server-link-error=1`;
    }
  }
}

const HOSTED = '/wp-admin/admin.php?wcpay-hosted-verification=1';
const BACK = 'back';

/** The provider's own page of the verification, for whoever cannot be shown its form here. Each visit makes a new one. */
async function hostedForm(deps: Needs): Promise<string> {
  const { provider, config, log } = deps;
  const here = (place: string) => new URL(place, config.publicUrl).href;
  const places = { back: here(`${HOSTED}&type=${BACK}`), again: here(HOSTED) };
  const page = await provider.createHostedForm?.(places).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    log.warn({ code: error.code }, 'No page for the verification could be had');
    return undefined;
  });
  return page ?? `${OVERVIEW}&wcpay-login-error=1`;
}

/** Whoever comes back may have finished or not: what the account is now is read, and shown. */
async function comeBack(deps: Needs): Promise<string> {
  await hasAccount(deps);
  return OVERVIEW;
}

/** Where a provider has no page that we could lead to, the page of loans says where they are offered. */
async function loanOffer({ provider, log }: Needs): Promise<string> {
  if (!provider.findLoanOffer) return LOANS;
  const page = await provider.findLoanOffer().catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    log.warn({ code: error.code }, 'The offer of a loan could not be asked for');
    return undefined;
  });
  return page ?? `${OVERVIEW}&wcpay-loan-offer-error=1`;
}

/** Asked of the provider itself: what cannot be reached cannot be opened either. */
async function hasAccount(deps: Needs): Promise<boolean> {
  try {
    return (await followAccount(deps)) !== undefined;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    deps.log.warn({ code: error.code }, 'A link to the payments company came to nothing');
    return false;
  }
}
