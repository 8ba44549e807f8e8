import { makeForgetfulFolder } from '../forgetful-folder.ts';
import { findFreePort } from '../free-port.ts';
import { ADMINISTRATOR } from './administrator.ts';
import { copyBusyStore } from './busy-store.ts';
import { test as shared } from './fixtures.ts';
import { launchProduct } from './launch-product.ts';
import { DATA_DIR_OF_STORIES } from './people.ts';
import { strictPackage } from './strict-mode.ts';

type Workers = {
  /** Files that name the same one share it; whoever counts on a beginning names their own. */
  product: string;
  address: string;
  /** What the product begins with. */
  scenario: 'busy' | 'fresh';
  /** Whether its admin finds what React's own checks find. */
  isStrict: boolean;
};

/**
 * For stories that move the clock, or that count everything: a product of their own, where nobody else does anything. The
 * stories of one file share it, so they run one after another.
 */
export const test = shared.extend<object, Workers>({
  scenario: ['busy', { scope: 'worker', option: true }],
  product: ['shared', { scope: 'worker', option: true }],
  isStrict: [false, { scope: 'worker', option: true }],
  address: [
    async ({ scenario, isStrict }, use, { workerIndex }) => {
      const port = await findFreePort();
      const dataDir = scenario === 'busy' ? copyBusyStore('own') : makeForgetfulFolder('own');
      const log = `reports/own-server-${workerIndex}.log`;
      const folder = isStrict ? strictPackage() : undefined;
      const stop = await launchProduct({ port, scenario, log, dataDir, ...(folder && { folder }) });
      // Whoever looks into the database looks into this one.
      const shared = process.env[DATA_DIR_OF_STORIES];
      process.env[DATA_DIR_OF_STORIES] = dataDir;
      await use(`http://127.0.0.1:${port}`);
      process.env[DATA_DIR_OF_STORIES] = shared;
      await stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ address }, use) => use(address),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands the destructured first argument.
  person: ({}, use) => use(ADMINISTRATOR),
});
