import { test } from '../e2e/fixtures.ts';
import { INSTANT_PAYOUT, PAYMENT_ACTIONS } from './money-actions.ts';
import { cellsOf, runCell } from './money-matrix.ts';

const CELL_MS = 90_000;
test.describe.configure({ timeout: CELL_MS });

for (const [place, [name, action]] of Object.entries(PAYMENT_ACTIONS).entries())
  for (const cell of cellsOf(name, action, place))
    test(cell.title, ({ signedIn, browser }) => runCell(signedIn, browser, cell));

test.describe('one after another, for each takes the whole balance of its currency:', () => {
  test.describe.configure({ mode: 'default' });
  for (const cell of cellsOf('an instant payout', INSTANT_PAYOUT, Object.keys(PAYMENT_ACTIONS).length))
    test(cell.title, ({ signedIn, browser }) => runCell(signedIn, browser, cell));
});
