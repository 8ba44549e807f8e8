import { beforeEach, expect, test } from 'vitest';
import { aPageSettings, givePageSettings } from '#tests/factories/page-settings.ts';
import { forgetVisits, noteVisit, recentPlaces } from './recent-places.ts';

beforeEach(() => {
  sessionStorage.clear();
  document.documentElement.lang = 'en';
  givePageSettings();
});
const visit = (address: string, title: string) => {
  history.replaceState(null, '', address);
  noteVisit(title);
};

test('the newest first, each once, without the page that is open', () => {
  visit('/a?id=1', 'One');
  visit('/a?id=2', 'Two');
  visit('/a?id=1', 'One, renamed');
  visit('/a?id=3', 'Three');
  expect(recentPlaces()).toEqual([
    { href: '/a?id=1', title: 'One, renamed' },
    { href: '/a?id=2', title: 'Two' },
  ]);
});

test('only so many are kept', () => {
  for (let number = 1; number <= 20; number += 1) visit(`/a?id=${number}`, `Page ${number}`);
  expect(recentPlaces().map(({ title }) => title)).toEqual([19, 18, 17, 16, 15, 14].map((n) => `Page ${n}`));
});

test('another world has none of them', () => {
  visit('/a?id=1', 'One');
  visit('/b', 'Elsewhere');
  forgetVisits();
  expect(recentPlaces()).toEqual([]);
});

test('what was called in another language is offered where it is spoken, and again when it is opened', () => {
  visit('/a?id=1', 'Order #1');
  visit('/a?id=2', 'Order #2');
  document.documentElement.lang = 'de';
  visit('/a?id=2', 'Bestellung 2');
  history.replaceState(null, '', '/elsewhere');
  expect(recentPlaces()).toEqual([{ href: '/a?id=2', title: 'Bestellung 2' }]);
  document.documentElement.lang = 'en';
  expect(recentPlaces()).toEqual([{ href: '/a?id=1', title: 'Order #1' }]);
});

test('they are one person’s own', () => {
  visit('/a?id=1', 'One');
  history.replaceState(null, '', '/elsewhere');
  const { user } = aPageSettings();
  givePageSettings({ user: { ...user, id: user.id + 1 } });
  expect(recentPlaces()).toEqual([]);
});

test('what was open in another role is not remembered: it may name what this one must not see', () => {
  visit('/a?id=1', 'One');
  history.replaceState(null, '', '/elsewhere');
  const { user } = aPageSettings();
  givePageSettings({ user: { ...user, capabilities: ['see_payments'] } });
  expect(recentPlaces()).toEqual([]);
});

test.each(['no JSON', '{}', '[1, null, {"href": 1}]', '[{"href":"//elsewhere.example","title":"x"}]'])(
  'what was kept as %s is nothing',
  (kept) => {
    visit('/a?id=1', 'One');
    history.replaceState(null, '', '/elsewhere');
    const key = sessionStorage.key(0) ?? '';
    sessionStorage.setItem(key, kept);
    expect(recentPlaces()).toEqual([]);
  },
);
