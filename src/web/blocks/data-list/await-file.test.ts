import { expect, test, vi } from 'vitest';
import { awaitFile, fileAddress } from './await-file.ts';

const ready = { status: 'success', download_url: '/file' };
const waiting = { status: 'pending' };

test.each([
  ['at once', [ready], '/file', 1],
  ['at the last check', [waiting, waiting, waiting, waiting, ready], '/file', 5],
  ['never: five checks, then no more', [waiting, waiting, waiting, waiting, waiting, ready], undefined, 5],
  ['after a check that failed', [new Error('busy'), ready], '/file', 2],
  ['without an address it is not ready', [{ status: 'success' }, ready], '/file', 2],
])('the file is there %s', async (_, answers, found, checks) => {
  const left = [...answers];
  const check = vi.fn(async () => {
    const next = left.shift();
    if (next === undefined || next instanceof Error) throw next;
    return next;
  });
  const pauses: number[] = [];
  const pause = async (ms: number) => {
    pauses.push(ms);
  };

  expect(await awaitFile(check, pause)).toBe(found);
  expect(check).toHaveBeenCalledTimes(checks);
  expect(pauses).toEqual(Array.from({ length: checks }, () => 1000));
});

const HERE = 'https://store.example/wp-admin/admin.php?page=wc-admin';

test.each([
  ['/wp-json/file?token=a', 'https://store.example/wp-json/file?token=a&force_download=true'],
  ['https://store.example/file', 'https://store.example/file?force_download=true'],
  ['https://elsewhere.example/file', undefined],
  ['//elsewhere.example/file', undefined],
  ['http://store.example/file', undefined],
  ['javascript:alert(1)', undefined],
  ['http://', undefined],
])('%s is fetched from %s', (given, address) => {
  expect(fileAddress(given, HERE)).toBe(address);
});
