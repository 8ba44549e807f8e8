import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTemporaryFolder } from '#tests/temporary-folder.ts';
import { refuseTightMachine } from './look-at-machine.ts';
import { StartError } from './start-failure.ts';

const PLENTY = 9e9;
const roomy = () => ({ diskBytes: PLENTY, memoryBytes: PLENTY });
const URL = 'postgres://localhost/shop';

let folder: string;
beforeAll(() => {
  folder = makeTemporaryFolder('machine');
  writeFileSync(path.join(folder, 'file'), 'nobody can make a folder below this');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const start = (wanted: object, look = roomy) =>
  refuseTightMachine({ dataDir: folder, databaseUrl: undefined, smtpUrl: undefined, ...wanted }, look);

test('a machine with room is taken, and the room is really looked at', () => {
  expect(() => start({})).not.toThrow();
  refuseTightMachine({ dataDir: folder, databaseUrl: URL, smtpUrl: 'smtp://localhost' });
});

test('a folder that cannot be written to is named, with the reason', () => {
  const dataDir = path.join(folder, 'file/data');
  expect(() => start({ dataDir })).toThrow(StartError);
  expect(() => start({ dataDir })).toThrow(
    /^DATA_DIR .*file\/data cannot be written to \(ENOTDIR\), and the database is kept there\. Give/,
  );
  expect(() => start({ dataDir, databaseUrl: URL })).toThrow(/mails are written there as long as SMTP_URL/);
  expect(() => start({ dataDir, databaseUrl: URL, smtpUrl: 'smtp://localhost' })).not.toThrow();
});

test('a full disk and a full memory are told before anything is made', () => {
  expect(() => start({}, () => ({ diskBytes: 1e6, memoryBytes: PLENTY }))).toThrow(
    'The disk that holds DATA_DIR has 1 MB left, and a new store needs',
  );
  expect(() => start({ databaseUrl: URL }, () => ({ diskBytes: 1e6, memoryBytes: 1e6 }))).toThrow(
    'This machine has 1 MB of memory to spare',
  );
});
