import type { Site } from '../../provider-site.ts';
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
  fresh: {
    incentive: {
      id: 'welcome-2026',
      description: 'Save 10 % on fees for your first three months.',
      tc_url: 'https://example.com/terms/welcome',
      task_header_content: 'Save 10 % on fees',
      task_badge: '10 % off',
    },
  },
  busy: { has_review_campaign: true },
  rejected: { is_one_click_eligible: false },
};

export const siteOf = (name: ScenarioName): Site => ({ ...CALM_SITE, ...DIFFERENCES[name] });
