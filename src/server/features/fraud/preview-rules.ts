import type { LabDays, LabPreview } from '#contract/fraud.ts';
import { readPriceBound } from '#domain/fraud/price-threshold.ts';
import { type Check, isGroup, type SavedRule } from '#domain/fraud/saved-rule.ts';
import { type Currency, type Minor, minor } from '#domain/shared/money.ts';
import { DAY_S, epochSeconds, type UtcInstant, utcInstant } from '#domain/shared/time.ts';
import type { Deps } from '../../deps.ts';
import {
  countReturning,
  type FiredGroup,
  groupByFired,
  groupDisputed,
  listFired,
} from './fraud-lab-repository.ts';

const EXAMPLES_MAX = 20;

/** Days are counted back from the provider's clock, which its payments are dated by. */
export const startOfDays = async ({ provider }: Pick<Deps, 'provider'>, days: LabDays): Promise<UtcInstant> =>
  utcInstant(epochSeconds((await provider.now()) - days * DAY_S));

/** What these rules would have done to the store's own payments. Nothing is written, and nobody is asked to pay again. */
export async function previewRules(
  deps: Pick<Deps, 'db' | 'provider'>,
  { rules, days }: Readonly<{ rules: readonly SavedRule[]; days: LabDays }>,
): Promise<LabPreview> {
  const asked = { rules, since: await startOfDays(deps, days) };
  const [groups, disputed, returning_customers, examples] = await Promise.all([
    groupByFired(deps.db, asked),
    groupDisputed(deps.db, asked),
    countReturning(deps.db, asked),
    listFired(deps.db, asked, EXAMPLES_MAX),
  ]);
  const payments = sum(groups, ({ payments: count }) => count);
  const met = groups.filter(isMet);
  const blocked = met.filter(({ fired }) => outcomeOf(rules, fired) === 'block');
  const count = sum(met, (group) => group.payments);
  const blockedCount = sum(blocked, (group) => group.payments);
  return {
    days,
    payments,
    held: count - blockedCount,
    blocked: blockedCount,
    returning_customers,
    affected: byCurrency(met),
    disputes: {
      all: sum(disputed, (group) => group.payments),
      caught: sum(disputed.filter(isMet), (group) => group.payments),
      amounts: byCurrency(disputed.filter(isMet)).map(({ currency, amount }) => ({ currency, amount })),
    },
    rules: rules.map((rule, index) => ({
      key: rule.key,
      outcome: rule.outcome,
      count: sum(groups.filter(hasFired(index)), (group) => group.payments),
      disputes_caught: sum(disputed.filter(hasFired(index)), (group) => group.payments),
      unknown: payments - sum(groups, (group) => knownTo(rule, group)),
    })),
    examples: examples.map(({ fired, ...payment }) => ({
      ...payment,
      outcome: outcomeOf(rules, fired),
      rules: rules.filter((_, index) => hasFired(index)({ fired })).map(({ key }) => key),
    })),
  };
}

const sum = <Item>(items: readonly Item[], of: (item: Item) => number): number =>
  items.reduce((total, item) => total + of(item), 0);

const isMet = ({ fired }: Readonly<{ fired: number }>): boolean => fired > 0;

const hasFired =
  (index: number) =>
  ({ fired }: Readonly<{ fired: number }>): boolean =>
    Math.floor(fired / 2 ** index) % 2 === 1;

const outcomeOf = (rules: readonly SavedRule[], fired: number): 'review' | 'block' =>
  rules.some(({ outcome }, index) => outcome === 'block' && hasFired(index)({ fired })) ? 'block' : 'review';

type Line = Readonly<{ currency: Currency; amount: Minor; count: number }>;

/** One line for each currency, the one with most payments first. */
function byCurrency(
  groups: readonly Readonly<{ currency: Currency; amount: number; payments: number }>[],
): Line[] {
  const lines = new Map<Currency, Line>();
  for (const { currency, amount, payments } of groups) {
    const before = lines.get(currency);
    const total = minor((before?.amount ?? 0) + amount);
    lines.set(currency, { currency, amount: total, count: (before?.count ?? 0) + payments });
  }
  return [...lines.values()].sort((a, b) => b.count - a.count || (a.currency < b.currency ? -1 : 1));
}

/** Of how many payments of a group a rule had something to go by. */
function knownTo({ key, check }: SavedRule, group: FiredGroup): number {
  switch (key) {
    case 'avs_verification':
      return group.known_avs;
    case 'address_mismatch':
      return group.known_addresses;
    case 'international_ip_address':
      return group.known_ip;
    case 'ip_address_mismatch':
      return group.known_ip_billing;
    case 'order_items_threshold':
      return group.known_items;
    case 'purchase_price_threshold':
      return currenciesOf(check).includes(group.currency) ? group.payments : 0;
  }
}

const currenciesOf = (check: Check): readonly string[] =>
  isGroup(check) ? check.checks.flatMap(currenciesOf) : [readPriceBound(check.value)?.currency ?? ''];
