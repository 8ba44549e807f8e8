import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensureBackupKey, readBackupKey } from './backup-key.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'key-'));
  file = path.join(folder, 'new', 'backup.key');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('a key is made once, for its owner alone', () => {
  expect(readBackupKey(file)).toBeUndefined();
  const { key, made } = ensureBackupKey(file);
  expect([key.length, made]).toEqual([32, true]);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(ensureBackupKey(file)).toEqual({ key, made: false });
  expect(readBackupKey(file)).toEqual(key);
});

test('a key that others may read, or that is none, is refused', () => {
  ensureBackupKey(file);
  chmodSync(file, 0o640);
  expect(() => readBackupKey(file)).toThrow(`is open to others. Close it: chmod 600 ${file}`);
  chmodSync(file, 0o600);
  writeFileSync(file, 'x'.repeat(64));
  expect(() => ensureBackupKey(file)).toThrow('is not 64 hexadecimal digits');
});
