import { expect, test, vi } from 'vitest';
import { askedAgain, isFileMissing } from './asked-again.ts';

const missing = (address: string) => new TypeError(`Failed to fetch dynamically imported module: ${address}`);
const at = (file: string) => `${location.origin}/assets/${file}`;
const failing = (address: string) => () => Promise.reject(missing(address));

test('whoever asks again has the file under another address, and everybody the same one', async () => {
  const from = vi.fn(async (address: string) => ({ address }));
  const load = failing(at('one.js'));
  await expect(askedAgain(load, from)).rejects.toThrow('one.js');
  expect(from).not.toHaveBeenCalled();
  const [first, second] = await Promise.all([askedAgain(load, from), askedAgain(load, from)]);
  expect(first).toEqual({ address: at('one.js?1') });
  expect(second).toBe(first);
  expect(from).toHaveBeenCalledTimes(1);
});

test('each try has an address of its own until one comes', async () => {
  const from = vi.fn<(address: string) => Promise<unknown>>();
  from.mockRejectedValueOnce(missing(at('two.js?1'))).mockResolvedValue('here');
  const load = failing(at('two.js'));
  await expect(askedAgain(load, from)).rejects.toThrow('two.js');
  await expect(askedAgain(load, from)).rejects.toThrow('two.js?1');
  expect(await askedAgain(load, from)).toBe('here');
  expect(from.mock.calls).toEqual([[at('two.js?1')], [at('two.js?2')]]);
});

test.each([
  ['a file that throws', new Error(at('three.js'))],
  ['a browser that names no address', new TypeError('Importing a module script failed.')],
])('%s is not asked for elsewhere', async (_what, error) => {
  const from = vi.fn(async () => 'never');
  const load = () => Promise.reject(error);
  for (let tries = 0; tries < 2; tries += 1) await expect(askedAgain(load, from)).rejects.toBe(error);
  expect(from).not.toHaveBeenCalled();
  expect(isFileMissing(error)).toBe(false);
});
