import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Note, PAYMENTS_SOURCE } from '#contract/notes.ts';
import type { UtcInstant } from '#domain/shared/time.ts';
import { useLeavingNotes } from './leaving-notes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const aNote = (id: number): Note => ({
  ...{ id, name: 'n', type: 'info', title: `Message ${id}`, content: 'Text', status: 'unactioned' },
  ...{ source: PAYMENTS_SOURCE, layout: 'plain', image: '', is_deleted: false, actions: [] },
  date_created: '2026-11-01 10:00:00' as UtcInstant,
  date_created_gmt: '2026-11-01 10:00:00' as UtcInstant,
});
const [one, two, three] = [aNote(1), aNote(2), aNote(3)];

function watch(first: readonly Note[]) {
  const { result, rerender } = renderHook(({ notes }) => useLeavingNotes(notes), {
    initialProps: { notes: first },
  });
  return {
    show: (notes: readonly Note[]) => rerender({ notes }),
    drawn: () => result.current.map(({ note, isLeaving }) => `${note.id}${isLeaving ? ' leaves' : ''}`),
  };
}
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('what was taken away leaves from where it stood, for half a second', () => {
  const { show, drawn } = watch([three, two, one]);
  pass(500);
  show([three, one]);
  expect(drawn()).toEqual(['3', '2 leaves', '1']);
  pass(499);
  expect(drawn()).toEqual(['3', '2 leaves', '1']);
  pass(1);
  expect(drawn()).toEqual(['3', '1']);
});

test('what is brought back meanwhile stays', () => {
  const { show, drawn } = watch([two, one]);
  pass(500);
  show([one]);
  pass(200);
  show([two, one]);
  expect(drawn()).toEqual(['2', '1']);
  pass(500);
  expect(drawn()).toEqual(['2', '1']);
});
