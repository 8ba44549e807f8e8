import type { FullConfig } from '@playwright/test';
import { copyBusyStore, makeBusyStore } from './busy-store.ts';
import { launchProduct } from './launch-product.ts';
import { DATA_DIR_OF_STORIES } from './people.ts';

/** The product that stories share: each brings its own people and its own payments, and none moves the clock. */
export default async function startProduct(config: FullConfig) {
  const { port } = config.metadata as { port: number };
  const removeStore = await makeBusyStore(port);
  const dataDir = copyBusyStore('stories');
  process.env[DATA_DIR_OF_STORIES] = dataDir; // The workers that run the stories inherit it.
  const stop = await launchProduct({ port, dataDir, log: 'reports/stories-server.log', scenario: 'busy' });
  return async () => {
    await stop();
    removeStore();
  };
}
