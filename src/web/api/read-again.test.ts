import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { readAgain } from './read-again.ts';

/** A reading that is answered when the test says so, with what was true when it began. */
function slowly(client: QueryClient) {
  let truth = 'before';
  const answers: (() => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ['rows'],
    queryFn: () => {
      const seen = truth;
      return new Promise<string>((resolve) => {
        answers.push(() => resolve(seen));
      });
    },
  });
  return {
    stop: observer.subscribe(() => undefined),
    shown: () => observer.getCurrentResult().data,
    asked: () => answers.length,
    answer: (nth: number) => answers[nth]?.(),
    change: () => {
      truth = 'after';
      void client.invalidateQueries({ queryKey: ['rows'] });
      void client.invalidateQueries({ queryKey: ['rows'] });
    },
  };
}

test('what changes while it is read for the first time is read once more, and no more than once', async () => {
  const client = new QueryClient();
  const stop = readAgain(client);
  const rows = slowly(client);
  rows.change();
  rows.answer(0);
  await expect.poll(rows.asked).toBe(2);
  expect(rows.shown()).toBe('before');
  rows.answer(1);
  await expect.poll(rows.shown).toBe('after');
  expect(rows.asked()).toBe(2);
  rows.stop();
  stop();
});

test('what is read and does not change is read once', async () => {
  const client = new QueryClient();
  const stop = readAgain(client);
  const rows = slowly(client);
  rows.answer(0);
  await expect.poll(rows.shown).toBe('before');
  expect(rows.asked()).toBe(1);
  rows.stop();
  stop();
});
