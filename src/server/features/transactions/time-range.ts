import type { EpochSeconds } from '#domain/shared/time.ts';

/** From a second until before another; an end that is absent is open. */
export type TimeRange = Readonly<{ from?: EpochSeconds; until?: EpochSeconds }>;

const start = ({ from }: TimeRange): number => from ?? Number.NEGATIVE_INFINITY;
const end = ({ until }: TimeRange): number => until ?? Number.POSITIVE_INFINITY;
const later = (a: TimeRange, b: TimeRange): EpochSeconds | undefined =>
  start(a) >= start(b) ? a.from : b.from;
const sooner = (a: TimeRange, b: TimeRange): EpochSeconds | undefined =>
  end(a) <= end(b) ? a.until : b.until;

export const isEmptyRange = (range: TimeRange): boolean => start(range) >= end(range);

/** What all of them share; without any, that is all of time. */
export const intersection = (ranges: readonly TimeRange[]): TimeRange =>
  ranges.reduce((shared, range) => ({ from: later(shared, range), until: sooner(shared, range) }), {});

/** The same seconds as ranges that neither touch nor overlap, in order. */
export function union(ranges: readonly TimeRange[]): TimeRange[] {
  const merged: TimeRange[] = [];
  for (const range of ranges
    .filter((one) => !isEmptyRange(one))
    .toSorted((a, b) => (start(a) < start(b) ? -1 : 1))) {
    const last = merged.at(-1);
    if (last && start(range) <= end(last)) {
      merged[merged.length - 1] = {
        from: last.from,
        until: end(last) >= end(range) ? last.until : range.until,
      };
    } else {
      merged.push(range);
    }
  }
  return merged;
}

/** All of time outside of ranges that `union` made. */
export function outside(ranges: readonly TimeRange[]): TimeRange[] {
  const gaps: TimeRange[] = [];
  let from: EpochSeconds | undefined;
  for (const range of ranges) {
    if (range.from !== undefined) gaps.push({ from, until: range.from });
    if (range.until === undefined) return gaps;
    from = range.until;
  }
  return [...gaps, { from }];
}
