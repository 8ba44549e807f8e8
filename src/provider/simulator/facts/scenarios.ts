/** The demonstration worlds. Each name is a promise to scripts and tests; what it holds is decided here alone. */
export const SCENARIO_NAMES = [
  'fresh',
  'sandbox',
  'busy',
  'early',
  'restricted',
  'under_review',
  'rejected',
  'japan',
  'big',
] as const;
/** What decides a world when nobody names a seed. */
export const DEMO_SEED = 'countinghouse';

export type ScenarioName = (typeof SCENARIO_NAMES)[number];

export const isScenarioName = (text: string): text is ScenarioName =>
  SCENARIO_NAMES.some((name) => name === text);

export type Scenario = Readonly<{
  name: ScenarioName;
  /** How much history there is; `--transactions` and the caller may ask for more or less. */
  transactions: number;
  years: number;
  country: string;
  /** What the shop is paid out in; the first takes whatever has no account of its own. */
  storeCurrencies: readonly [string, ...string[]];
  /** Whether loans, card readers, failed and instant payouts belong to the story. */
  isEventful: boolean;
  /** How many days ago the provider stopped sales, and payouts; 0 where it did not. */
  salesEndedDays: number;
  payoutsEndedDays: number;
}>;

const scenario = (name: ScenarioName, differences: Partial<Omit<Scenario, 'name'>>): Scenario => ({
  name,
  transactions: 0,
  years: 1,
  country: 'US',
  storeCurrencies: ['usd'],
  isEventful: false,
  salesEndedDays: 0,
  payoutsEndedDays: 0,
  ...differences,
});

const FIVE_CURRENCIES = ['usd', 'eur', 'gbp', 'jpy', 'kwd'] as const;

const SCENARIOS: Readonly<Record<ScenarioName, Scenario>> = {
  fresh: scenario('fresh', {}),
  sandbox: scenario('sandbox', { transactions: 60, years: 0.1 }),
  busy: scenario('busy', {
    transactions: 20_000,
    years: 2,
    storeCurrencies: FIVE_CURRENCIES,
    isEventful: true,
  }),
  // Nothing is paid out before the details are in.
  early: scenario('early', { transactions: 24, years: 0.06, payoutsEndedDays: 365 }),
  restricted: scenario('restricted', {
    transactions: 600,
    years: 0.5,
    salesEndedDays: 5,
    payoutsEndedDays: 5,
  }),
  under_review: scenario('under_review', { transactions: 300, years: 0.25, payoutsEndedDays: 9 }),
  rejected: scenario('rejected', {
    transactions: 400,
    years: 0.5,
    salesEndedDays: 20,
    payoutsEndedDays: 20,
  }),
  japan: scenario('japan', {
    transactions: 3_000,
    years: 1,
    country: 'JP',
    storeCurrencies: ['jpy'],
    isEventful: true,
  }),
  big: scenario('big', {
    transactions: 1_000_000,
    years: 2,
    storeCurrencies: FIVE_CURRENCIES,
    isEventful: true,
  }),
};

export const scenarioOf = (name: ScenarioName): Scenario => SCENARIOS[name];
