import path from 'node:path';
import type { Config } from '../config.ts';

/** The embedded database shares DATA_DIR with files and mail. */
export const embeddedFolder = (config: Pick<Config, 'dataDir'>): string =>
  path.resolve(config.dataDir, 'postgres');
