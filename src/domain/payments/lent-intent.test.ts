import { expect, test } from 'vitest';
import { chargeNamedBy, lentIntent, ownIntent } from './lent-intent.ts';

test.each([
  ['pi_1', 'pi_1', undefined],
  ['ch_1', 'ch_1', 'ch_1'],
  ['py_1', 'py_1', 'py_1'],
  [lentIntent('ch_1'), null, 'ch_1'],
  [lentIntent('py_1'), null, 'py_1'],
  [lentIntent('nothing'), null, undefined],
])('%s: the intent %s, the charge %s', (id, intent, charge) => {
  expect(ownIntent(id)).toBe(intent);
  expect(chargeNamedBy(id)).toBe(charge);
});
