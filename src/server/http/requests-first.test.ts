import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RequestsFirst } from './requests-first.ts';

let requests: RequestsFirst;

beforeEach(() => {
  vi.useFakeTimers();
  requests = new RequestsFirst();
});
afterEach(() => vi.useRealTimers());

function begin() {
  let settle: { resolve: () => void; reject: (reason: Error) => void } | undefined;
  const ended = requests.answer(
    () =>
      new Promise<void>((resolve, reject) => {
        settle = { resolve, reject };
      }),
  );
  return {
    end: () => {
      settle?.resolve();
      return ended;
    },
    fail: () => {
      settle?.reject(new Error('no'));
      return ended;
    },
  };
}

test('what takes long goes on when the last short request has been answered, or has failed', async () => {
  expect(requests.isOneUnderWay()).toBe(false);
  const [one, other] = [begin(), begin()];
  const goneOn = vi.fn();
  const turn = requests.letPass(1000).then(goneOn);
  await one.end();
  expect(goneOn).not.toHaveBeenCalled();
  expect(requests.isOneUnderWay()).toBe(true);
  await expect(other.fail()).rejects.toThrow('no');
  await turn;
  expect(requests.isOneUnderWay()).toBe(false);
  expect(vi.getTimerCount()).toBe(0);
});

test('patience ends, however long a request takes', async () => {
  const one = begin();
  const goneOn = vi.fn();
  const turn = requests.letPass(5).then(goneOn);
  await vi.advanceTimersByTimeAsync(4);
  expect(goneOn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await turn;
  await one.end();
});
