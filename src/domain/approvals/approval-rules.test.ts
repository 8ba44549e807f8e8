import { expect, test } from 'vitest';
import { type ApprovalRule, isAboutRefunds, RULE_KINDS, reasonsAgainstRefund } from './approval-rules.ts';

const OVER: ApprovalRule = { kind: 'refund_over', roles: ['manager'], amounts: { usd: 20_000 }, count: null };
const MANY: ApprovalRule = { kind: 'refunds_a_day', roles: ['manager'], amounts: null, count: 3 };
const BANK: ApprovalRule = { kind: 'bank', roles: ['owner'], amounts: null, count: null };
const refund = (over: object = {}) => ({ amount: 100, currency: 'usd', spent: 0, count: 0, ...over });

test.each([
  ['nothing stands against it', refund(), []],
  ['at the amount of the rule', refund({ amount: 20_000 }), []],
  ['a cent over it', refund({ amount: 20_001 }), ['refund_over']],
  ['in a currency the rule does not name', refund({ amount: 1, currency: 'eur' }), ['refund_over']],
  ['the third of the day', refund({ count: 2 }), []],
  ['the fourth of the day', refund({ count: 3 }), ['refunds_a_day']],
  ['both', refund({ amount: 20_001, count: 9 }), ['refund_over', 'refunds_a_day']],
])('%s', (_, asked, reasons) => {
  expect(reasonsAgainstRefund(asked, [], [OVER, MANY, BANK])).toEqual(reasons);
});

test('the limit of the role is told beside the rules', () => {
  const limits = [{ currency: 'usd', refund_most: 10_000, refund_day: null }];
  expect(reasonsAgainstRefund(refund({ amount: 10_000 }), limits, [OVER])).toEqual([]);
  expect(reasonsAgainstRefund(refund({ amount: 10_001 }), limits, [OVER])).toEqual(['over_one']);
  expect(reasonsAgainstRefund(refund({ amount: 20_001 }), limits, [OVER])).toEqual([
    'over_one',
    'refund_over',
  ]);
});

test('a rule that is not about refunds never stands against one', () => {
  const worst = refund({ amount: 1_000_000, count: 1_000_000 });
  const strictest = (kind: ApprovalRule['kind']) => ({ kind, roles: [], amounts: {}, count: 0 });
  expect(RULE_KINDS.filter((kind) => reasonsAgainstRefund(worst, [], [strictest(kind)]).length > 0)).toEqual(
    RULE_KINDS.filter((kind) => isAboutRefunds({ kind })),
  );
});
