import * as z from 'zod/mini';
import { connectIncentive, featureFlags } from '#contract/page-settings.ts';
import type { Site } from '#provider/provider-site.ts';
import type { Database } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { findInternalOption, writeOptions } from './options-repository.ts';

/** States of the world around the store, set by the provider's scenarios and never by a request to the options. */
const siteState = z.object({
  connected: z._default(z.boolean(), true),
  safe_mode: z._default(z.boolean(), false),
  reconnect_url: z._default(z.nullable(z.string()), null),
  onboarding_disabled: z._default(z.boolean(), false),
  incentive: z._default(z.nullable(connectIncentive), null),
  one_click_eligible: z._default(z.boolean(), true),
  error_message: z._default(z.nullable(z.string()), null),
  flags: z._default(z.partial(featureFlags), {}),
});
export type SiteState = z.output<typeof siteState>;

/** A store about which no scenario says anything. */
export const ORDINARY_SITE: SiteState = siteState.parse({});

/** Where scenarios keep it, in the options table. */
const SITE_STATE_OPTION = '_site_state';

export async function readSiteState(db: Database): Promise<SiteState> {
  return siteState.parse((await findInternalOption(db, SITE_STATE_OPTION)) ?? {});
}

/** The world around the store, in the words page settings read it by. */
export const siteStateOf = (site: Site) => ({
  connected: site.is_connected,
  safe_mode: site.is_safe_mode,
  reconnect_url: site.reconnect_url,
  onboarding_disabled: site.is_onboarding_paused,
  incentive: site.incentive,
  one_click_eligible: site.is_one_click_eligible,
  flags: { reviewCampaign: site.has_review_campaign },
});

/** Keeps it where the next page looks. */
export const keepSite = (deps: Pick<Deps, 'db' | 'now'>, site: Site): Promise<void> =>
  writeOptions(deps, { _site_state: siteStateOf(site) });
