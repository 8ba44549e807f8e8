import { type PageSettings, pageSettings as schema } from '#contract/page-settings.ts';
import type { Actor, Deps } from '../../deps.ts';
import { readOptions } from '../options/options-repository.ts';
import { storeOf } from '../options/store-repository.ts';
import { readPreferences } from '../users/preferences-repository.ts';
import { accountKeys } from './account-keys.ts';
import { findAccount } from './account-repository.ts';
import { decidedKeys } from './decided-keys.ts';
import { featureFlagsOf } from './feature-flags.ts';
import { rememberedKeys } from './remembered-keys.ts';
import { connectionKeys, LOGIN_URL, siteKeys } from './site-keys.ts';
import { readSiteState } from './site-state-repository.ts';

/** Everything a page knows before its first request. Whoever makes the document brings its nonce, and what may stand on it. */
export async function pageSettings(
  deps: Pick<Deps, 'db' | 'config' | 'now' | 'simulator' | 'provider'>,
  actor: Actor,
  nonce = '',
  embeddedForms: PageSettings['embeddedForms'] = 'none',
): Promise<PageSettings> {
  const { db, config } = deps;
  const [options, meta, account, site, subscriptions] = await Promise.all([
    readOptions(deps),
    readPreferences(db, actor.user_id),
    findAccount(db),
    readSiteState(db),
    db.selectFrom('subscriptions').select('id').limit(1).executeTakeFirst(),
  ]);
  const store = storeOf(options);
  const isTrackingEnabled = options.woocommerce_allow_tracking === 'yes';
  return schema.parse({
    ...siteKeys(store, account, site),
    ...connectionKeys(store, site, nonce),
    ...accountKeys(store, account, options, detailsPage(deps.provider)),
    ...(await decidedKeys(db, account, featureFlagsOf(account, site))),
    ...rememberedKeys(options),
    isSubscriptionsActive: subscriptions !== undefined,
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
    nonce,
    store,
    provider: config.provider,
    providerCan: deps.provider.capabilities(),
    providerPages: deps.provider.setup?.pages ?? null,
    embeddedForms,
    clockOffsetS: deps.simulator?.clockOffsetS() ?? 0,
    features: {
      mailPage: config.smtpUrl === undefined,
      simulatorConsole: config.provider === 'simulator',
    },
  } satisfies PageSettings);
}

/** Where an account is verified and its bank account changed: here, or where its own company says. */
const detailsPage = ({ capabilities, setup }: Pick<Deps['provider'], 'capabilities' | 'setup'>): string =>
  capabilities().embeddedOnboarding ? LOGIN_URL : (setup?.pages.account ?? LOGIN_URL);
