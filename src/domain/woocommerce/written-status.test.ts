import { describe, expect, test } from 'vitest';
import { ORDER_STATUSES, type OrderStatus } from '../orders/order-status.ts';
import { hasTakenStock, type MoneyOfOrder, statusRefusal } from './written-status.ts';

const UNPAID: readonly OrderStatus[] = [
  'pending',
  'processing',
  'on-hold',
  'completed',
  'cancelled',
  'failed',
];

describe('a status that a tool writes', () => {
  test('is free where no money is', () => {
    for (const from of UNPAID)
      for (const to of UNPAID) expect(statusRefusal({ from, to, money: 'none' })).toBeUndefined();
  });

  test.each<[OrderStatus, OrderStatus, MoneyOfOrder, string | undefined]>([
    ['on-hold', 'completed', 'open', 'held'],
    ['on-hold', 'processing', 'open', 'held'],
    ['on-hold', 'cancelled', 'open', 'held'],
    ['on-hold', 'on-hold', 'open', undefined],
    ['pending', 'failed', 'open', 'held'],
    ['processing', 'completed', 'taken', undefined],
    ['processing', 'on-hold', 'taken', undefined],
    ['on-hold', 'processing', 'taken', undefined],
    ['processing', 'cancelled', 'taken', undefined],
    ['processing', 'pending', 'taken', 'paid'],
    ['completed', 'failed', 'taken', 'paid'],
    ['refunded', 'completed', 'taken', 'given_back'],
    ['refunded', 'refunded', 'taken', undefined],
  ])('from %s to %s with money %s is refused for: %s', (from, to, money, refusal) => {
    expect(statusRefusal({ from, to, money })).toBe(refusal);
  });

  test('never gives back, whatever it was', () => {
    for (const from of UNPAID)
      for (const money of ['none', 'open', 'taken'] as const)
        expect(statusRefusal({ from, to: 'refunded', money })).toBe('refund');
  });

  test('of a sandbox that was left stays', () => {
    const order = { from: 'pending', to: 'completed', money: 'none', isOfSandboxLeft: true } as const;
    expect(statusRefusal(order)).toBe('left');
    expect(statusRefusal({ ...order, to: 'pending' })).toBeUndefined();
  });
});

test('goods leave the shelf with the first status that promises them', () => {
  expect(ORDER_STATUSES.filter(hasTakenStock)).toEqual(['processing', 'on-hold', 'completed']);
});
