import { describe, expect, test } from 'vitest';
import { anAccountStatus } from '#tests/factories/account-status.ts';
import { connectAction, isAccountUsable, offersReset } from './connect-action.ts';
import { cleanSource, connectSource } from './connect-source.ts';
import { earlySellingResult } from './early-selling-eligibility.ts';
import { businessCountries } from './onboarding-business-types.ts';
import { CATEGORY_TREE, INDUSTRY_TO_CATEGORY } from './onboarding-categories.ts';
import {
  answered,
  businessCountry,
  canAskForEarlySelling,
  onboardingProblems,
  onboardingUrl,
  selfAssessment,
  typesOf,
} from './onboarding-form.ts';
import { isSandboxSettled, nextBeat, SANDBOX_PROGRESS_START } from './sandbox-progress.ts';

const countries = businessCountries();
const whole = {
  country: 'US',
  business_type: 'company',
  'company.structure': 'multi_member_llc',
  mcc: 'retail__books',
  annual_revenue: 'less_than_250k',
  go_live_timeframe: 'within_1month',
} as const;

describe('the business step', () => {
  test('nothing is missing', () => expect(onboardingProblems(countries, whole)).toEqual({}));
  test('everything is missing, each in its own words', () =>
    expect(onboardingProblems(countries, {})).toEqual({
      country: 'Please provide a country',
      business_type: 'Please provide a business type',
      mcc: 'Please provide a type of goods or services',
      annual_revenue: 'Please provide a response',
      go_live_timeframe: 'Please provide a response',
    }));
  test('a structure is needed only where there are some', () => {
    const open = { ...whole, 'company.structure': undefined };
    expect(onboardingProblems(countries, open)).toEqual({ 'company.structure': 'Please provide a response' });
    expect(onboardingProblems(countries, { ...open, business_type: 'individual' })).toEqual({});
    expect(onboardingProblems(countries, { ...open, country: 'JP' })).toEqual({});
  });
  test('another country clears the type, another type the structure', () => {
    expect(answered(whole, 'country', 'DE')).toMatchObject({ country: 'DE', business_type: undefined });
    expect(answered(whole, 'country', 'DE')['company.structure']).toBeUndefined();
    expect(answered(whole, 'business_type', 'non_profit')['company.structure']).toBeUndefined();
    expect(answered(whole, 'country', 'US')).toEqual(whole);
  });
  test('Puerto Rico is asked as the United States are, and counts as them', () => {
    expect(typesOf(countries, 'PR')).toEqual(typesOf(countries, 'US'));
    expect([businessCountry('PR'), businessCountry('DE')]).toEqual(['US', 'DE']);
  });
  test('a company stands first among the types of every country', () => {
    expect(countries).toHaveLength(39);
    for (const { types } of countries) expect(types[0]?.key).toBe('company');
  });
  test('what is sent is nested, without what was not answered', () =>
    expect(selfAssessment({ country: 'US', 'company.structure': 'llc' }, 'https://a.example')).toEqual({
      country: 'US',
      company: { structure: 'llc' },
      url: 'https://a.example',
    }));
});

test('categories have ids of their own, and every industry leads to one', () => {
  const ids = CATEGORY_TREE.flatMap(({ items }) => items.map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of Object.values(INDUSTRY_TO_CATEGORY)) expect(ids).toContain(id);
});

describe('the address the company looks at', () => {
  const shop = { home: 'https://shop.example/', isComingSoon: true, hasPrivateLink: true, shareKey: 'k1' };
  test.each([
    [shop, 'https://shop.example/?woo-share=k1'],
    [{ ...shop, isComingSoon: false }, 'https://shop.example/'],
    [{ ...shop, hasPrivateLink: false }, 'https://shop.example/'],
    [{ ...shop, shareKey: '' }, 'https://shop.example/'],
    [{ ...shop, home: 'http://localhost:4100/' }, 'https://store.example'],
    [{ ...shop, home: 'http://127.0.0.1:4100/' }, 'https://store.example'],
  ])('%j is %s', (given, url) => expect(onboardingUrl(given)).toBe(url));
});

describe('selling early', () => {
  const business = {
    ...{ country: 'US', type: 'company', mcc: 'retail__books' },
    ...{ annual_revenue: 'from_250k_to_1m', go_live_timeframe: 'within_1month' },
  };
  test.each([
    [{}, 'eligible'],
    [{ country: 'PR' }, 'eligible'],
    [{ country: 'DE' }, 'not_eligible'],
    [{ annual_revenue: 'from_1m_to_20m' }, 'not_eligible'],
    [{ go_live_timeframe: 'already_live' }, 'not_eligible'],
    [{ type: 'government_entity' }, 'not_eligible'],
    [{ mcc: 'travel__tours' }, 'not_eligible'],
  ])('%j is %s', (change, result) => expect(earlySellingResult({ ...business, ...change })).toBe(result));
  test('is asked only when everything is known', () => {
    expect(canAskForEarlySelling(whole)).toBe(true);
    expect(canAskForEarlySelling({ ...whole, mcc: undefined })).toBe(false);
    expect(canAskForEarlySelling({ ...whole, 'company.structure': undefined })).toBe(true);
  });
});

describe('the source of a visit', () => {
  test.each([
    [undefined, 'unknown'],
    ['', 'unknown'],
    ['wcadmin-task_1', 'wcadmin-task_1'],
    ['"><script>', 'script'],
    ['!!', 'unknown'],
  ])('%s reads %s', (given, source) => expect(cleanSource(given)).toBe(source));
  test.each([
    [{ source: 'mail' }, 'mail'],
    [{ connectUrl: '/x?a=1&source=task' }, 'task'],
    [{ from: 'WCADMIN_PAYMENT_TASK' }, 'wcadmin-payment-task'],
    [{ from: 'WCADMIN_PAYMENT_SETTINGS' }, 'wcadmin-settings-page'],
    [{ from: 'WCADMIN_PAYMENT_INCENTIVE' }, 'wcadmin-incentive-page'],
    [{ from: 'constructor' }, 'unknown'],
    [{ source: '' }, 'unknown'],
    [{ source: '!!' }, 'unknown'],
    [{}, 'unknown'],
  ])('%j goes on as %s', (visit, source) =>
    expect(connectSource({ connectUrl: '/wp-admin/admin.php?wcpay-connect=1', ...visit })).toBe(source),
  );
});

describe('the connect page', () => {
  const state = {
    ...{ isJetpackConnected: true, isAccountConnected: false, isAccountValid: false },
    ...{ testModeOnboarding: false, detailsSubmitted: false, liveApplication: null },
  };
  const applied = (over: Parameters<typeof anAccountStatus>[0]) => ({
    ...{ isAccountConnected: true, isAccountValid: true, detailsSubmitted: true, testModeOnboarding: true },
    liveApplication: anAccountStatus({ paymentsEnabled: false, ...over }),
  });
  test.each([
    [{ isJetpackConnected: false }, 'connect_store', false],
    [{}, 'verify', false],
    [{ isAccountConnected: true }, 'finish', true],
    [{ isAccountConnected: true, isAccountValid: true, detailsSubmitted: true }, 'overview', false],
    [
      { isAccountConnected: true, isAccountValid: true, detailsSubmitted: true, testModeOnboarding: true },
      'verify',
      true,
    ],
    [applied({ status: 'restricted', detailsSubmitted: false }), 'finish', true],
    [applied({ status: 'restricted_soon' }), 'finish', true],
    [applied({ status: 'pending_verification' }), 'overview', true],
  ])('%j asks to %s, and offers to start over: %s', (change, action, reset) => {
    expect(connectAction({ ...state, ...change })).toBe(action);
    expect(offersReset({ ...state, ...change })).toBe(reset);
  });
  test.each([
    [{ details_submitted: true }, true],
    [{ details_submitted: false }, false],
    [{}, true],
    [
      {
        details_submitted: false,
        payments_enabled: true,
        progressive_onboarding: { is_enabled: true, is_complete: false },
      },
      true,
    ],
    [
      {
        details_submitted: false,
        payments_enabled: false,
        progressive_onboarding: { is_enabled: true, is_complete: false },
      },
      false,
    ],
  ])('%j can be worked with: %s', (account, usable) => expect(isAccountUsable(account)).toBe(usable));
});

describe('setting up a sandbox', () => {
  test('time alone leads from 5 to 40, and only then looks every 2.5 seconds lead on', () => {
    let progress = SANDBOX_PROGRESS_START;
    const beats = Array.from({ length: 9 }, () => {
      const beat = nextBeat(progress);
      progress = beat.progress;
      return [beat.waitMs, beat.looks, beat.progress];
    });
    expect(beats).toEqual([
      ...[10, 15, 20, 25, 30, 35, 40].map((next) => [1000, false, next]),
      ...[44, 48].map((next) => [2500, true, next]),
    ]);
  });
  test.each([
    [39, false, 40],
    [40, true, 44],
    [98, true, 100],
  ])('after %i', (before, looks, progress) => expect(nextBeat(before)).toMatchObject({ looks, progress }));
  test.each([
    ['pending_verification', 95, 39_999, false],
    ['pending_verification', 96, 0, true],
    ['pending_verification', 40, 40_000, true],
    ['requirements.pending_verification', 40, 0, false],
    ['complete', 5, 0, true],
  ])('%s at %i %% after %i ms is settled: %s', (status, progress, elapsedMs, settled) =>
    expect(isSandboxSettled({ status, progress, elapsedMs })).toBe(settled),
  );
});
