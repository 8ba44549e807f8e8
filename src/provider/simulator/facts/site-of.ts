import type { Site } from '../../provider-site.ts';
import { WELCOME } from './offers.ts';
import type { ScenarioName } from './scenarios.ts';

export const CALM_SITE: Site = {
  id: 'site',
  is_connected: true,
  reconnect_url: null,
  is_safe_mode: false,
  is_onboarding_paused: false,
  incentive: null,
  has_review_campaign: false,
  is_one_click_eligible: true,
  has_loan_offer: false,
};

/** The world around an account where it differs from calm. */
const DIFFERENCES: Partial<Record<ScenarioName, Partial<Site>>> = {
  fresh: { incentive: WELCOME },
  busy: { has_review_campaign: true },
  rejected: { is_one_click_eligible: false },
};

export const siteOf = (name: ScenarioName): Site => ({ ...CALM_SITE, ...DIFFERENCES[name] });
