import { describe, expect, test } from 'vitest';
import {
  hasRoomForView,
  mayChangeView,
  maySeeView,
  mayShareViews,
  VIEWED_LISTS,
  VIEWS_MAX,
} from './saved-views.ts';

const ME = 1;
const OTHER = 2;
const view = (change = {}) => ({
  list: 'payouts' as const,
  owner_id: ME,
  is_shared: false,
  parameters: { status_is: 'failed' },
  ...change,
});
const me = (...capabilities: string[]) => ({ user_id: ME, capabilities });
const SHARED = view({ owner_id: OTHER, is_shared: true });
const SEARCHED = view({ owner_id: OTHER, is_shared: true, parameters: { search: ['Ann'] } });

describe('who sees a view', () => {
  test.each([
    ['one’s own', view(), me('see_payouts'), true],
    ['one’s own of a list that is closed to them now', view(), me('see_payments'), false],
    ['somebody else’s own', view({ owner_id: OTHER }), me('see_payouts', 'change_settings'), false],
    ['a shared one', SHARED, me('see_payouts'), true],
    ['a shared one of a list that is closed to them', SHARED, me('see_payments'), false],
    ['a shared one with a search, without customers', SEARCHED, me('see_payouts'), false],
    ['a shared one with a search, with customers', SEARCHED, me('see_payouts', 'see_customers'), true],
    ['one’s own with a search', { ...SEARCHED, owner_id: ME }, me('see_payouts'), true],
  ])('%s', (_, seen, person, expected) => {
    expect(maySeeView(seen, person)).toBe(expected);
  });
});

describe('who changes a view', () => {
  test.each([
    ['one’s own', view(), me('see_payouts'), true],
    [
      'one’s own that is shared, without deciding for others',
      { ...SHARED, owner_id: ME },
      me('see_payouts'),
      false,
    ],
    ['a shared one of somebody else', SHARED, me('see_payouts', 'change_settings'), true],
    ['a shared one, without deciding for others', SHARED, me('see_payouts'), false],
    ['a shared one of a list that is closed to them', SHARED, me('change_settings'), false],
    ['somebody else’s own', view({ owner_id: OTHER }), me('see_payouts', 'change_settings'), false],
  ])('%s', (_, changed, person, expected) => {
    expect(mayChangeView(changed, person)).toBe(expected);
  });

  test('only who may change settings shares', () => {
    expect(mayShareViews(me('change_settings'))).toBe(true);
    expect(mayShareViews(me(...Object.values(VIEWED_LISTS), 'export', 'refund'))).toBe(false);
  });
});

test.each([
  [0, true],
  [VIEWS_MAX - 1, true],
  [VIEWS_MAX, false],
])('beside %i views there is room: %s', (count, expected) => {
  expect(hasRoomForView(count)).toBe(expected);
});
