import type { FullConfig } from '@playwright/test';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { launchProduct } from './launch-product.ts';
import { DATA_DIR_OF_STORIES } from './people.ts';

/** The product that stories share: each brings its own people and its own payments, and none moves the clock. */
export default function startProduct(config: FullConfig) {
  const { port } = config.metadata as { port: number };
  const dataDir = makeTemporaryFolder('stories');
  process.env[DATA_DIR_OF_STORIES] = dataDir; // The workers that run the stories inherit it.
  return launchProduct({ port, dataDir, log: 'reports/stories-server.log', scenario: 'busy' });
}
