import { expect, test } from 'vitest';
import { aroundCalls, askBy, everyCall } from './around-calls.ts';

type Till = Readonly<{
  name: string;
  total(): number;
  sell(what: string, price: number): Promise<string>;
  refund(what: string): Promise<string>;
  lend?(): Promise<string>;
}>;

const till: Till = {
  name: 'left',
  total: () => 7,
  sell: async (what, price) => `${what} for ${price}`,
  refund: async (what) => `${what} is back`,
};

test('something is done around the calls that are named, and around nothing else', async () => {
  const seen: unknown[] = [];
  const watched = aroundCalls(till, ['sell', 'lend'], async (call, ask, asked) => {
    seen.push([call, asked]);
    return `${await ask()}, seen`;
  });
  expect(await watched.sell('tea', 3)).toBe('tea for 3, seen');
  expect(await watched.refund('tea')).toBe('tea is back');
  expect([watched.name, watched.total(), watched.lend]).toEqual(['left', 7, undefined]);
  expect(seen).toEqual([['sell', ['tea', 3]]]);
});

test('every call is each method but those that answer at once', () => {
  expect(everyCall(till, { total: true })).toEqual(['sell', 'refund']);
});

test('what is done around a call may ask another side instead, or fail without asking', async () => {
  const right: Till = { ...till, refund: async (what) => `${what} went right` };
  const elsewhere = aroundCalls(till, ['refund'], (call, _, asked) => askBy(right, call, asked));
  expect(await elsewhere.refund('tea')).toBe('tea went right');
  const dead = aroundCalls(till, ['sell'], async () => Promise.reject(new Error('no answer')));
  await expect(dead.sell('tea', 3)).rejects.toThrow('no answer');
});
