import * as z from 'zod/mini';
import { connectIncentive, featureFlags } from '#contract/page-settings.ts';
import type { Database } from '../../db/database.ts';
import { findInternalOption } from '../options/options-repository.ts';

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

/** Where scenarios keep it, in the options table. */
const SITE_STATE_OPTION = '_site_state';

export async function readSiteState(db: Database): Promise<SiteState> {
  return siteState.parse((await findInternalOption(db, SITE_STATE_OPTION)) ?? {});
}
