import { expect, test } from 'vitest';
import { capabilitiesOf } from '#domain/people/roles.ts';
import { aPageSettings } from '#tests/factories/page-settings.ts';
import { HELP_GROUPS } from '#web/features/help/find-topic.ts';
import { paths } from '#web/shared/paths.ts';
import { helpPlaces } from './places-copy.ts';
import { HELP_PLACES, placesNamed, SETTINGS_PLACES } from './places-named.ts';

const settings = (text: string, changes = {}) =>
  placesNamed(text, aPageSettings(changes), SETTINGS_PLACES).map(({ title }) => title);
const help = (text: string) => placesNamed(text, aPageSettings(), HELP_PLACES).map(({ href }) => href);

test('every help topic is found under its own title', () => {
  const topics = HELP_GROUPS.flatMap(({ topics: each }) => Object.entries(each));
  expect(Object.fromEntries(Object.entries(helpPlaces).map(([slug, [title]]) => [slug, title]))).toEqual(
    Object.fromEntries(topics.map(([slug, { title }]) => [slug, title])),
  );
});

test.each([
  ['password', 'Change your password'],
  ['lang', 'Reports: language of files'],
  ['stripe', 'API keys'],
  ['iban', 'Payout schedule and bank account'],
  ['apple pay', 'Express checkouts'],
  ['schedule', 'Payout schedule and bank account'],
])('%j finds the setting %j', (text, title) => {
  expect(settings(text)).toContain(title);
});

test.each([
  ['tax', [paths.help('documents')]],
  ['fees', [paths.help('fees')]],
  ['chargeback', [paths.help('disputes')]],
  ['language', [paths.help('exports')]],
  ['zzz', []],
])('%j finds the help at %j', (text, found) => {
  expect(help(text)).toEqual(found);
});

test('what is not in this store is not offered', () => {
  expect(settings('stripe', { provider: 'stripe' })).toContain('Stripe: keys and permissions');
  expect(settings('stripe', { provider: 'simulator' })).not.toContain('Stripe: keys and permissions');
  const without = { isAccountConnected: false, isAccountValid: false };
  expect(settings('schedule', without)).toEqual([]);
  expect(settings('password', without)).toEqual(['Change your password']);
});

test('what the role does not open is not offered', () => {
  const { user } = aPageSettings();
  const viewer = { user: { ...user, capabilities: [...capabilitiesOf('viewer', null)] } };
  for (const text of ['api', 'schedule', 'currencies', 'fraud']) expect(settings(text, viewer)).toEqual([]);
  expect(settings('password', viewer)).toEqual(['Change your password']);
});

test('no two places are one: a screen reader walks to each by its address', () => {
  const ids = [...SETTINGS_PLACES, ...HELP_PLACES].map(({ href }) => href(aPageSettings()));
  expect(new Set(ids).size).toBe(ids.length);
});
