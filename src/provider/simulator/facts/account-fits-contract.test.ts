import { expect, test } from 'vitest';
import { account } from '#contract/account.ts';
import { DAY_S, epochSeconds, utcInstant } from '#domain/shared/time.ts';
import { accountOf } from './account-of.ts';
import { SCENARIO_NAMES } from './scenarios.ts';

const now = epochSeconds(1_790_000_000);
const opened = epochSeconds(now - 700 * DAY_S);

/** An account the product cannot read would leave the merchant without a page. */
test.each(SCENARIO_NAMES.filter((name) => name !== 'fresh'))('%s', (name) => {
  const made = accountOf(name, now, {
    opened,
    volume: 1_234_500,
    firstSale: utcInstant(opened),
    loans: [],
    discountEnds: epochSeconds(now + DAY_S),
  });
  const travelled: unknown = JSON.parse(JSON.stringify(made));
  const { success, error } = account.safeParse(travelled);
  expect(error?.issues ?? []).toEqual([]);
  expect(success).toBe(true);
});
