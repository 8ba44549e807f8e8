import { expect, test } from 'vitest';
import { LIVE_KINDS } from '#contract/live.ts';
import { VIEWED_LISTS } from '#domain/people/saved-views.ts';
import { aPageSettings } from '#tests/factories/page-settings.ts';
import { PLACES } from '#web/blocks/shortcuts/shortcut-keys.ts';
import type { Feature } from '#web/shared/feature.ts';
import { FEATURES, featureAt } from './features.ts';
import { LIVE_KEYS } from './follow-changes.ts';
import { mainEntries, settingsEntry } from './menu-entries.ts';
import { toInternal } from './wp-url.ts';

const features: readonly Feature[] = FEATURES;

test('every kind of change is followed by some screen', () => {
  const followed = new Set<string>(Object.values(LIVE_KEYS).flat());
  expect([...followed, 'clock'].toSorted()).toEqual([...LIVE_KINDS].toSorted());
});

test('no two screens claim one path, or one address to read again', () => {
  const paths = features.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  const claimed = features.flatMap(({ live = {} }) => Object.keys(live));
  expect(Object.keys(LIVE_KEYS)).toEqual(claimed);
});

test('shortcuts ask for what the screens they lead to ask for', () => {
  for (const { href, asks } of Object.values(PLACES)) {
    const { pathname } = toInternal({ url: new URL(href(), location.href) }) ?? {};
    expect([pathname, featureAt(pathname ?? '')?.asks]).toEqual([pathname, asks]);
  }
});

test('views of a list ask for what its screen asks for', () => {
  const tabs = { uncaptured: 'transactions', blocked: 'transactions' };
  for (const [list, asks] of Object.entries(VIEWED_LISTS)) {
    const name = Object.entries(tabs).find(([tab]) => tab === list)?.[1] ?? list;
    const feature = features.find(({ path }) => [`/${name}`, `/payments/${name}`].includes(path));
    expect([list, feature?.asks ?? 'see_payments']).toEqual([list, asks]);
    expect(feature, list).toBeDefined();
  }
});

test('breadcrumbs lead back to screens that are there', () => {
  const lost = features.filter(({ above }) => above !== undefined && !featureAt(above));
  expect(lost).toEqual([]);
});

test('the menu has its lines in the order of the list, and only those of this store', () => {
  const settings = aPageSettings();
  const labels = (changes: Partial<typeof settings> = {}) => {
    const given = { ...settings, isAccountConnected: true, isAccountValid: true, ...changes };
    const payments = mainEntries(given).find(({ label }) => label === 'Payments');
    return payments?.lines.map(({ label }) => label);
  };
  const all = { ...settings.featureFlags, documents: true, multiCurrency: true };
  const providerCan = { ...settings.providerCan, loans: true };
  expect(labels({ featureFlags: all, providerCan })).toEqual([
    'Overview',
    'Payouts',
    'Bank',
    'Transactions',
    'Disputes',
    'Documents',
    'Books',
    'Card readers',
    'Capital Loans',
    'Exports',
    'Sync',
    'Approvals',
    'Audit log',
  ]);
  const none = { ...all, documents: false, multiCurrency: false };
  const fewer = labels({
    featureFlags: none,
    providerCan: { ...providerCan, loans: false },
    isAccountValid: false,
  });
  expect(fewer).toEqual([
    'Payouts',
    'Bank',
    'Transactions',
    'Disputes',
    'Books',
    'Card readers',
    'Exports',
    'Sync',
    'Approvals',
    'Audit log',
  ]);
  expect(labels({ isAccountConnected: false })).toEqual([]);
  const below = (featureFlags: typeof all) =>
    settingsEntry({ ...settings, featureFlags })?.lines.map(({ label }) => label);
  expect(below(all)).toEqual(['Payments', 'Multi-currency', 'Approvals', 'People', 'API keys', 'Webhooks']);
  expect(below(none)).toEqual(['Payments', 'Approvals', 'People', 'API keys', 'Webhooks']);
});
