import { type EpochSeconds, epochSeconds } from '#domain/shared/time.ts';
import { bankOf, readerOf } from '../facts/account-equipment.ts';
import { accountOf } from '../facts/account-of.ts';
import type { ScenarioName } from '../facts/scenarios.ts';
import { CALM_SITE } from '../facts/site-of.ts';
import type { Opening } from './account-commands.ts';

/** Live accounts move money; test and sandbox accounts look the same and are kept apart by their ids. */
export type AccountMode = 'live' | 'test' | 'sandbox';
export type NewAccount = Readonly<{
  account_id: string;
  mode?: AccountMode;
  scenario?: Exclude<ScenarioName, 'fresh'>;
  country?: string;
  currencies?: readonly [string, ...string[]];
}>;

/** An account of the provider's own making, in the standing its scenario describes, with empty books. */
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
