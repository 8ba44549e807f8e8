import { currency as asCurrency } from '#domain/shared/money.ts';
import { type EpochSeconds, epochSeconds } from '#domain/shared/time.ts';
import type { BankAccount, Reader } from '../provider-objects.ts';
import type { Site } from '../provider-site.ts';
import type { Opening } from './core/account-commands.ts';
import { accountOf } from './world/account-of.ts';
import type { ScenarioName } from './world/scenarios.ts';

/** Live accounts move money; test and sandbox accounts look the same and are kept apart by their ids. */
export type AccountMode = 'live' | 'test' | 'sandbox';
export type NewAccount = Readonly<{
  account_id: string;
  mode?: AccountMode;
  scenario?: Exclude<ScenarioName, 'fresh'>;
  country?: string;
  currencies?: readonly [string, ...string[]];
}>;

const BANK_DIGITS: Readonly<Record<string, string>> = { usd: '6789', eur: '3000', gbp: '2345', jpy: '4567' };

export const CALM_SITE: Site = {
  id: 'site',
  is_connected: true,
  reconnect_url: null,
  is_safe_mode: false,
  is_onboarding_paused: false,
  incentive: null,
  has_review_campaign: false,
  is_one_click_eligible: true,
};

/** An account of the company's own making, in the standing its scenario describes, with empty books. */
export function newAccount(
  { account_id, mode = 'live', scenario = 'busy', country, currencies }: NewAccount,
  now: EpochSeconds,
): Opening {
  const history = { opened: now, volume: 0, firstSale: null, loans: [], discountEnds: epochSeconds(0) };
  const template = accountOf(scenario, now, history);
  if (!template) throw new Error(`Broken claim: the scenario ${scenario} has an account`);
  const codes = currencies ?? template.store_currencies.supported;
  const [main = 'usd'] = codes;
  return {
    account: {
      ...template,
      account_id,
      country: country ?? template.country,
      is_live: mode === 'live',
      is_test_drive: mode === 'sandbox',
      store_currencies: { default: main, supported: codes },
    },
    banks: codes.map((code) => bankOf(account_id, code)),
    readers: template.card_present_eligible ? [readerOf(account_id, 1), readerOf(account_id, 2)] : [],
    site: CALM_SITE,
  };
}

const bankOf = (account_id: string, code: string): BankAccount => ({
  id: `ba_${account_id}_${code}`,
  currency: asCurrency(code),
  bank_name: 'TEST BANK',
  last4: BANK_DIGITS[code] ?? '9012',
  status: 'new',
  fails_with: null,
});

const readerOf = (account_id: string, number: number): Reader => ({
  id: `tmr_${account_id}_${number}`,
  device_type: number === 1 ? 'bbpos_wisepad3' : 'stripe_m2',
  label: `Reader ${number}`,
  livemode: true,
  location: null,
  status: 'online',
  count: 0,
});
