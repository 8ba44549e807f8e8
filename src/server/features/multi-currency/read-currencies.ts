import type { StoreCurrencies, StoreCurrency } from '#contract/multi-currency.ts';
import { describeCurrency } from '#domain/settings/currency-catalogue.ts';
import { secondsOf } from '#domain/shared/time.ts';
import type { Deps } from '../../deps.ts';
import { getStore } from '../../store/store-repository.ts';
import { findAccount } from '../page-settings/account-repository.ts';
import { listStoreCurrencies, type StoredCurrency } from './currency-repository.ts';
import { currentRates, type KnownRates } from './rates-repository.ts';

type CurrencyDeps = Pick<Deps, 'db' | 'config' | 'provider' | 'log'>;

/** Everything customers could pay in: what the account takes and the provider has a rate for. */
export async function readCurrencies(deps: CurrencyDeps): Promise<StoreCurrencies> {
  const [store, account, chosen] = await Promise.all([
    getStore(deps),
    findAccount(deps.db),
    listStoreCurrencies(deps.db),
  ]);
  const base = store.currency.toLowerCase();
  const rates = await currentRates(deps, base);
  const takes = account?.customer_currencies?.supported ?? [...rates.keys()];
  const own = ownCurrency(base);
  const known = new Map(chosen.map((one) => [one.code, one]));
  const others = takes.flatMap((code) => (code === base ? [] : otherCurrency(code, rates, known.get(code))));
  const byCode = new Map(others.map((one) => [one.id, one]));
  const enabled = chosen.flatMap(({ code }) => byCode.get(code) ?? []);
  return { available: keyed([own, ...others]), enabled: keyed([own, ...enabled]), default: own };
}

const keyed = (currencies: readonly StoreCurrency[]): Record<string, StoreCurrency> =>
  Object.fromEntries(currencies.map((one) => [one.code, one]));

const ownCurrency = (id: string): StoreCurrency => ({
  code: id.toUpperCase(),
  id,
  rate: 1,
  is_default: true,
  last_updated: null,
  ...describeCurrency(id),
});

/** A rate that was typed counts before the one that was told; without either there is nothing to sell at. */
function otherCurrency(
  id: string,
  rates: KnownRates,
  stored: StoredCurrency | undefined,
): readonly StoreCurrency[] {
  const providersRate = rates.get(id);
  const typed = stored?.exchange_rate_type === 'manual' ? stored.manual_rate : null;
  const rate = typed ?? providersRate?.rate;
  if (rate === undefined) return [];
  return [
    {
      code: id.toUpperCase(),
      id,
      rate: Number(rate),
      is_default: false,
      last_updated: typed === null && providersRate ? secondsOf(providersRate.updated) : null,
      ...describeCurrency(id),
    },
  ];
}
