import { account as accountSchema, readAccount } from '#contract/account.ts';
import { noAccount } from '#domain/account/no-account.ts';
import { type Context, type Route, route } from '../../http/route.ts';
import { readSiteState } from '../../store/site-state-repository.ts';
import { getStore } from '../../store/store-repository.ts';
import { followAccount } from './follow-account.ts';

export const accountRoutes: readonly Route[] = [
  route(readAccount, async (context) => (await currentAccount(context)) ?? (await withoutAccount(context))),
];

/** Asked of the provider, since whoever asks waits for a change; what we keep is brought up to date with it. */
async function currentAccount(context: Context) {
  const found = await followAccount(context);
  if (!found) return undefined;
  const isTest = !found.is_live;
  return {
    ...accountSchema.parse(found),
    card_present_eligible: false as const,
    test_mode: isTest,
    test_mode_onboarding: isTest,
  };
}

async function withoutAccount(context: Context) {
  const [store, site] = await Promise.all([getStore(context), readSiteState(context.db)]);
  return {
    ...noAccount({
      country: store.country,
      currency: store.currency.toLowerCase(),
      onboardingDisabled: site.onboarding_disabled,
    }),
    test_mode: false,
    test_mode_onboarding: false,
  };
}
