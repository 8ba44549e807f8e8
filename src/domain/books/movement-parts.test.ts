import { describe, expect, test } from 'vitest';
import { exchangePart, interestPart, taxPart } from './movement-parts.ts';

describe('the tax inside of a sum', () => {
  test.each([
    [10_800, { total: 10_800, total_tax: 800 }, 800],
    [5400, { total: 10_800, total_tax: 800 }, 400],
    [-5400, { total: 10_800, total_tax: 800 }, -400],
    [1, { total: 10_800, total_tax: 800 }, 0],
    [13, { total: 10_800, total_tax: 800 }, 0],
    [14, { total: 10_800, total_tax: 800 }, 1],
    [-14, { total: 10_800, total_tax: 800 }, -1],
    [100, { total: 0, total_tax: 0 }, 0],
    [100, { total: 100, total_tax: 0 }, 0],
    [100, { total: 100, total_tax: 300 }, 100],
    [100, { total: -5, total_tax: 1 }, 0],
    [9_000_000_000_000_000, { total: 9_000_000_000_000_000, total_tax: 19 }, 19],
  ])('%i of %j is %i', (amount, order, tax) => {
    expect(taxPart(amount, order)).toBe(tax);
  });

  test('parts never hold more of it than the order', () => {
    const order = { total: 100, total_tax: 19 };
    const parts = [33, 33, 34].map((part) => taxPart(part, order));
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeLessThanOrEqual(19);
  });
});

describe('the fee inside of a repayment', () => {
  const loan = { amount: 1_000_000, fee_amount: 200_000 };
  test.each([
    [0, 12_000, 2000],
    [0, 1, 0],
    [0, 6, 1],
    [5, 1, 1],
    [1_199_999, 1, 1],
    [0, 1_200_000, 200_000],
    [1_200_000, 500, 0],
    [12_000, -12_000, -2000],
  ])('after %i, %i pays %i of it', (before, repaid, fee) => {
    expect(interestPart(loan, before, repaid)).toBe(fee);
  });

  test('comes to the whole fee with the last, whatever the parts', () => {
    let [paid, fee] = [0, 0];
    for (const part of [7, 999, 123_457, 1, 500_000, 575_536]) {
      fee += interestPart(loan, paid, part);
      paid += part;
    }
    expect([paid, fee]).toEqual([1_200_000, 200_000]);
  });

  test('of a loan without a sum is none', () => {
    expect(interestPart({ amount: 0, fee_amount: 0 }, 0, 5)).toBe(0);
  });
});

describe('what came of another rate', () => {
  const sale = { amount: 11_000, customer_amount: 10_000 };
  test.each([
    [{ amount: -5500, customer_amount: -5000 }, 0],
    [{ amount: -5600, customer_amount: -5000 }, -100],
    [{ amount: -5400, customer_amount: -5000 }, 100],
    [{ amount: 5600, customer_amount: 5000 }, 100],
  ])('%j is %i', (taken, exchange) => {
    expect(exchangePart(taken, sale)).toBe(exchange);
  });

  test('without a sale, or without what was paid, is unknown', () => {
    expect(exchangePart({ amount: -5, customer_amount: -4 }, undefined)).toBe(0);
    expect(exchangePart({ amount: -5, customer_amount: -4 }, { amount: 5, customer_amount: 0 })).toBe(0);
  });
});
