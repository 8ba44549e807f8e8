import { expect, test } from '../e2e/fixtures.ts';
import { STATES } from './page-states.ts';
import { makeKnown, PAGES } from './pages.ts';

const isFull = process.env.SAFETY_FULL === '1';

for (const [row, [name, addressOf]] of Object.entries(PAGES).entries())
  for (const [column, [state, meets]] of Object.entries(STATES).entries()) {
    // One state for each page, and each state for some of them, unless all are asked for.
    if (!isFull && column !== row % Object.keys(STATES).length) continue;
    test(`${name} with ${state}`, async ({ signedIn: desk, context, person }) => {
      const known = await makeKnown(desk);
      const page = await context.newPage();
      const crashes: string[] = [];
      page.on('pageerror', ({ message }) => crashes.push(message));
      try {
        await meets(page, addressOf(known), person);
      } finally {
        await test.info().attach('the page', { body: await page.locator('body').ariaSnapshot() });
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
      expect(crashes).toEqual([]);
    });
  }
