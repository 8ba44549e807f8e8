import { expect, test } from 'vitest';
import { waitForProvider } from './wait-for-provider.ts';

test('an answer in time is the answer, and a refusal is the refusal', async () => {
  expect(await waitForProvider(Promise.resolve(7))).toBe(7);
  await expect(waitForProvider(Promise.reject(new Error('no')))).rejects.toThrow('no');
});

test('no answer is said to be none', async () => {
  await expect(waitForProvider(new Promise(() => undefined), 1)).rejects.toMatchObject({
    code: 'provider_unavailable',
  });
});
