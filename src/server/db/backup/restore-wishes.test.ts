import { describe, expect, test } from 'vitest';
import { chooseWishes } from './restore-wishes.ts';

describe('what becomes of old keys and passwords', () => {
  test.each([
    [{}, { keys: 'revoke', passwords: 'renew' }],
    [{ keys: 'keep' }, { keys: 'keep', passwords: 'renew' }],
    [
      { keys: 'revoke', passwords: 'keep' },
      { keys: 'revoke', passwords: 'keep' },
    ],
    [
      { keys: 'keep', passwords: 'renew' },
      { keys: 'keep', passwords: 'renew' },
    ],
  ])('without a terminal, %j means %j', async (given, wishes) => {
    expect(await chooseWishes(given)).toEqual(wishes);
  });

  test('a person at a terminal is asked for what the flags leave open', async () => {
    const asked: string[] = [];
    const wishes = await chooseWishes({ passwords: 'renew' }, async (question) => {
      asked.push(question);
      return ' Keep ';
    });
    expect(wishes).toEqual({ keys: 'keep', passwords: 'renew' });
    expect(asked).toEqual([expect.stringMatching(/^API keys .* works again\. \[revoke\] $/)]);
    expect(await chooseWishes({}, async () => '')).toEqual({ keys: 'revoke', passwords: 'renew' });
  });

  test('anything else is refused', async () => {
    await expect(chooseWishes({ keys: 'drop' })).rejects.toThrow('--keys is revoke or keep, not drop.');
    await expect(chooseWishes({}, async () => 'yes')).rejects.toThrow('--keys is revoke or keep, not yes.');
  });
});
