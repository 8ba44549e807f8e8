import { CURRENCIES } from '#provider/simulator/facts/exchange-rates.ts';
import { isScenarioName, SCENARIO_NAMES, type ScenarioName } from '#provider/simulator/facts/scenarios.ts';
import { type Config, ConfigError } from '../config.ts';

/** What the demo shop's prices are in, where somebody said so; else its scenario decides. */
export function shopCurrencyOf({ named, store }: Pick<Config, 'named' | 'store'>): string | undefined {
  if (!named.includes('STORE_CURRENCY')) return undefined;
  const code = store.currency.toLowerCase();
  if (CURRENCIES.includes(code)) return code;
  const known = CURRENCIES.map((one) => one.toUpperCase());
  throw new ConfigError(`STORE_CURRENCY is not usable: the demo shop sells in one of ${known.join(', ')}.`);
}

/** Which world a new database is filled with; none where the payments company is a real one. */
export function demoScenario({ provider, scenario, woocommerce }: Config): ScenarioName | undefined {
  if (provider !== 'simulator') return undefined;
  // An attached store has its own goods and orders: only the payments company is made up.
  if (woocommerce) return 'fresh';
  if (isScenarioName(scenario)) return scenario;
  throw new ConfigError(`SCENARIO is not usable: it must be one of ${SCENARIO_NAMES.join(', ')}.`);
}

/** Asked before anything is done: a demo shop that cannot be made fails at once, with no database begun. */
export function refuseUnusableDemo(config: Config): void {
  if (demoScenario(config)) shopCurrencyOf(config);
}
