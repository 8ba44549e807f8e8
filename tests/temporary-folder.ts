import { chmodSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * A temporary folder that PostgreSQL's own user can cross. Without that, a product started by root keeps its database
 * elsewhere, and removing this folder would leave it behind.
 */
export function makeTemporaryFolder(name: string, parent = os.tmpdir()): string {
  const folder = mkdtempSync(path.join(parent, `countinghouse-${name}-`));
  chmodSync(folder, 0o711);
  return folder;
}
