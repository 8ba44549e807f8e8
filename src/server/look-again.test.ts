import { expect, test } from 'vitest';
import { lookAgain } from './look-again.ts';

const NEVER_MS = 1_000_000;

/** Looks that end when the test says so. */
function slowLooks() {
  const begun: boolean[] = [];
  const release: (() => void)[] = [];
  const errors: unknown[] = [];
  const looks = lookAgain(
    async (isAsked) => {
      begun.push(isAsked);
      await new Promise<void>((resolve) => void release.push(resolve));
      if (begun.length === 1) throw new Error('Nothing is seen.');
    },
    { everyMs: NEVER_MS, onError: (error) => errors.push(error) },
  );
  return { looks, begun, release, errors };
}

test('asked for, it looks at once; asked while it looks, once more; and a look that fails is not the last', async () => {
  const { looks, begun, release, errors } = slowLooks();
  looks.soon();
  looks.soon();
  await expect.poll(() => begun).toEqual([true]);
  looks.soon();
  looks.soon();
  release[0]?.();
  await expect.poll(() => begun).toEqual([true, true]);
  expect(errors).toEqual([new Error('Nothing is seen.')]);
  release[1]?.();
  await looks.stop();
  expect(begun).toHaveLength(2);
});

test('looks by itself, and stops when the look in hand is over', async () => {
  let times = 0;
  const looks = lookAgain(
    async (isAsked) => {
      expect(isAsked).toBe(false);
      times += 1;
    },
    { everyMs: 1, onError: (error) => expect.fail(String(error)) },
  );
  await expect.poll(() => times).toBeGreaterThan(2);
  await looks.stop();
  const before = times;
  looks.soon();
  await new Promise((resolve) => setImmediate(resolve));
  expect(times).toBe(before);
});
