import type { Site } from '#provider/provider-site.ts';
import type { Deps } from '../../deps.ts';
import { writeOptions } from '../options/options-repository.ts';

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
