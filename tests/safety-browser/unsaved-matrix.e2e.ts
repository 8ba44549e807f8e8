import { expect, test } from '../e2e/fixtures.ts';
import { openFromHelp } from './habits.ts';
import { FORMS, WAYS } from './unsaved.ts';

const isFull = process.env.SAFETY_FULL === '1';

for (const [row, [name, { open, begin }]] of Object.entries(FORMS).entries())
  for (const [column, [way, leave]] of Object.entries(WAYS).entries()) {
    // One way for each form unless all are asked for.
    if (!isFull && column !== row) continue;
    test(`${name}: ${way} loses nothing that was begun`, async ({ signedIn: page }) => {
      await openFromHelp(page, await open(page));
      const isStillThere = await begin(page);
      const address = page.url();
      await leave(page);
      await isStillThere();
      expect(page.url()).toBe(address);
    });
  }
