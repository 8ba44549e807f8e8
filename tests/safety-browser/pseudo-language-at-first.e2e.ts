import { paths } from '#web/shared/paths.ts';
import { test } from '../e2e/own-product.ts';
import { beginCrawl } from './pseudo-language/crawl.ts';

// What a merchant reads who has nothing yet: the way to an account, and pages that are empty.
test.use({ scenario: 'fresh' });
test.describe.configure({ mode: 'default' });

const BEGINNING = [paths.home(), paths.connect(), paths.onboarding()];
const EMPTY = [
  paths.orders(),
  paths.customers(),
  paths.overview(),
  paths.transactions(),
  paths.payouts(),
  paths.disputes(),
  paths.documents(),
  paths.bank(),
  paths.books(),
];

test.setTimeout(150_000);
for (const address of BEGINNING)
  test(`every word of ${address} is translated and shown whole, before there is an account`, async ({
    signedIn: page,
  }) => {
    const crawl = await beginCrawl(page);
    await crawl.visit(address);
  });

test('so are those of pages on which nothing stands yet', async ({ signedIn: page }) => {
  const crawl = await beginCrawl(page);
  for (const address of EMPTY) await crawl.visit(address, false);
});
