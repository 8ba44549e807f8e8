import { type PageSettings, pageSettings as schema } from '#contract/page-settings.ts';
import { SOURCE_LANGUAGE } from '#domain/shared/languages.ts';
import { findRoleName } from '../../access/user-repository.ts';
import type { Actor, Deps } from '../../deps.ts';
import { withhold } from '../../http/withhold.ts';
import { listenersLanguage } from '../../languages/speak.ts';
import { defaultOptions, readOptions } from '../../store/options-repository.ts';
import { ORDINARY_SITE, readSiteState } from '../../store/site-state-repository.ts';
import { storeOf } from '../../store/store-repository.ts';
import { findLiveApplication } from '../onboarding/live-application-repository.ts';
import { readPreferences } from '../users/preferences-repository.ts';
import { accountKeys } from './account-keys.ts';
import { findAccount } from './account-repository.ts';
import { decidedKeys } from './decided-keys.ts';
import { featureFlagsOf } from './feature-flags.ts';
import { rememberedKeys } from './remembered-keys.ts';
import { connectionKeys, LOGIN_URL, siteKeys } from './site-keys.ts';

type PageDeps = Pick<Deps, 'db' | 'config' | 'now' | 'simulator' | 'provider'>;

/** Everything a page knows before its first request. Whoever makes the document brings its nonce, and what may stand on it. */
export async function pageSettings(
  deps: PageDeps,
  actor: Actor,
  nonce = '',
  embeddedForms: PageSettings['embeddedForms'] = 'none',
): Promise<PageSettings> {
  const { config } = deps;
  const runsStore = actor.capabilities.includes('see_payments');
  const [options, meta, business, roleName] = await Promise.all([
    readOptions(deps),
    readPreferences(deps.db, actor.user_id),
    runsStore ? readBusiness(deps) : noBusiness,
    findRoleName(deps.db, actor.role),
  ]);
  const { account, application, site, isSubscriptionsActive, decided, providerPages } = business;
  const store = storeOf(options);
  const decisions = runsStore ? options : defaultOptions(config);
  const isTrackingEnabled = options.woocommerce_allow_tracking === 'yes';
  const made = schema.parse({
    ...siteKeys(store, account, site),
    ...connectionKeys(store, site, nonce),
    // Whoever has a live account, or has applied for one, has taken the offer up.
    connectIncentive: account?.is_live || application ? null : site.incentive,
    ...accountKeys(store, account, decisions, detailsPage(deps.provider), application),
    ...decided,
    ...rememberedKeys(decisions),
    isSubscriptionsActive,
    isWooPayStoreCountryAvailable: site.one_click_eligible,
    currentUserEmail: actor.email,
    trackingInfo: { isEnabled: isTrackingEnabled },
    isTrackingEnabled,
    user: {
      id: actor.user_id,
      email: actor.email,
      first_name: actor.first_name,
      capabilities: [...actor.capabilities],
      woocommerce_meta: meta,
    },
    roleName,
    language: listenersLanguage() ?? SOURCE_LANGUAGE,
    nonce,
    store,
    provider: config.provider,
    providerCan: deps.provider.capabilities(),
    providerPages,
    embeddedForms,
    clockOffsetS: deps.simulator?.clockOffsetS() ?? 0,
    features: {
      mailPage: config.smtpUrl === undefined,
      simulatorConsole: config.provider === 'simulator',
    },
  } satisfies PageSettings);
  return withhold(schema, made, actor.capabilities) as PageSettings;
}

/** What only those who run the store may know of it. */
async function readBusiness({ db, provider }: PageDeps) {
  const [account, application, site, subscription] = await Promise.all([
    findAccount(db),
    findLiveApplication(db),
    readSiteState(db),
    db.selectFrom('subscriptions').select('id').limit(1).executeTakeFirst(),
  ]);
  return {
    account,
    // It stands beside a sandbox, or nowhere.
    application: account?.is_live === false ? application : undefined,
    site,
    isSubscriptionsActive: subscription !== undefined,
    decided: await decidedKeys(db, account, featureFlagsOf(account, site)),
    providerPages: provider.setup?.pages ?? null,
  };
}

/** Anybody else is told of a store that nobody has connected yet: enough to say that the page is not for them. */
const noBusiness: Awaited<ReturnType<typeof readBusiness>> = {
  account: undefined,
  application: undefined,
  site: ORDINARY_SITE,
  isSubscriptionsActive: false,
  decided: {
    testMode: false,
    enabledPaymentMethods: [],
    hasUncapturedTab: false,
    isMultiCurrencyEnabled: false,
    isStripeBillingEnabled: false,
  },
  providerPages: null,
};

/** Where an account is verified and its bank account changed: here, or where its own provider says. */
const detailsPage = ({ capabilities, setup }: Pick<Deps['provider'], 'capabilities' | 'setup'>): string =>
  capabilities().embeddedOnboarding ? LOGIN_URL : (setup?.pages.account ?? LOGIN_URL);
