import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { REPOSITION_MS, useFollow } from './follow.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('an anchor that moved is followed within half a second, one that stands still costs nothing', () => {
  const anchor = document.createElement('button');
  const place = vi.spyOn(anchor, 'getBoundingClientRect').mockReturnValue(new DOMRect(10, 10, 80, 30));
  const ref = { current: anchor };
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return useFollow(ref);
  });
  const first = result.current;
  const rendersAtRest = renders;

  act(() => vi.advanceTimersByTime(REPOSITION_MS * 4));
  expect(renders).toBe(rendersAtRest);

  place.mockReturnValue(new DOMRect(10, 60, 80, 30));
  act(() => vi.advanceTimersByTime(REPOSITION_MS));
  expect(result.current).not.toBe(first);
});
