import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DAY_S } from '#domain/shared/time.ts';
import { givePageSettings } from '#tests/factories/page-settings.ts';
import { nowSeconds, setClockOffset, useNow } from './now.ts';

const WALL_S = 1_763_180_000;

beforeEach(() => {
  vi.useFakeTimers({ now: WALL_S * 1000 + 700 });
});
afterEach(() => {
  vi.useRealTimers();
});

function Clock() {
  return <time>{useNow(1000)}</time>;
}

test('the time is that of the provider, as far ahead as the page was told', () => {
  givePageSettings({ clockOffsetS: 0 });
  expect(nowSeconds()).toBe(WALL_S);
  givePageSettings({ clockOffsetS: 3 * DAY_S });
  expect(nowSeconds()).toBe(WALL_S + 3 * DAY_S);
});

test('a part of a screen is told when time has passed, and at once when the clock is moved', () => {
  givePageSettings({ clockOffsetS: 60 });
  render(<Clock />);
  expect(screen.getByRole('time').textContent).toBe(String(WALL_S + 60));

  act(() => vi.advanceTimersByTime(1000));
  expect(screen.getByRole('time').textContent).toBe(String(WALL_S + 61));

  act(() => setClockOffset(DAY_S));
  expect(screen.getByRole('time').textContent).toBe(String(WALL_S + 1 + DAY_S));
});
