import { arrivalDay, arrivesAtMoment } from '../payouts/arrival-day.ts';
import { DAY_S, type EpochSeconds, HOUR_S } from '../shared/time.ts';
import { endOfDay } from '../shared/time-zone.ts';

export const DEADLINE_KINDS = ['dispute', 'hold', 'capture', 'payout'] as const;
export type DeadlineKind = (typeof DEADLINE_KINDS)[number];

/** Something that ends or arrives at a moment. */
export type Deadline = Readonly<{
  kind: DeadlineKind;
  id: string;
  at: EpochSeconds;
  amount: number;
  currency: string;
}>;

/** One mark of the rail: one deadline, or several of a kind that stand too close to be told apart. */
export type DeadlineMark = Readonly<{
  kind: DeadlineKind;
  /** The first of them. */
  at: EpochSeconds;
  count: number;
  /** Which one it is, and about how much, where it is one. */
  only: Readonly<{ id: string; amount: number; currency: string }> | null;
}>;

export const RAIL_S = 72 * HOUR_S;
/** As many as a thumb can tell apart on the narrowest screen. */
export const MARKS_MAX = 12;
/** The last one holds everything, so there are never more marks than kinds. */
const STEPS_S = [1, HOUR_S, 3 * HOUR_S, 6 * HOUR_S, 12 * HOUR_S, DAY_S, RAIL_S];

/** What falls due within three days, the first first. Those of a kind are drawn together until all of them have room. */
export function deadlineMarks(all: readonly Deadline[], now: EpochSeconds): readonly DeadlineMark[] {
  const near = all
    .filter(({ at }) => at > now && at - now <= RAIL_S)
    .toSorted((one, other) => one.at - other.at);
  const drawn = STEPS_S.map((step) => gathered(near, now, step));
  return drawn.find(({ length }) => length <= MARKS_MAX) ?? [];
}

function gathered(near: readonly Deadline[], now: EpochSeconds, stepS: number): readonly DeadlineMark[] {
  const marks = new Map<string, DeadlineMark>();
  for (const { kind, at, id, amount, currency } of near) {
    // The very end of the rail belongs to its last step.
    const place = `${kind} ${Math.ceil((at - now) / stepS)}`;
    const mark = marks.get(place);
    marks.set(
      place,
      mark
        ? { ...mark, count: mark.count + 1, only: null }
        : { kind, at, count: 1, only: { id, amount, currency } },
    );
  }
  return [...marks.values()];
}

/** A payout that is told as a day arrives in the course of it, so it is expected until that day is over. */
export const arrivesBy = (at: EpochSeconds, zone: string): EpochSeconds =>
  arrivesAtMoment(at) ? at : endOfDay(arrivalDay(at, zone), zone);

/**
 * Where marks stand on the rail, from 0 to 1: each where its moment is, or as much later as it takes not to cover the one
 * before it; near the end, as much earlier.
 */
export function railPlaces(
  marks: readonly Pick<DeadlineMark, 'at'>[],
  now: EpochSeconds,
  gap: number,
): readonly number[] {
  const places: number[] = [];
  for (const { at } of marks) {
    const before = places.at(-1);
    const own = Math.min(Math.max((at - now) / RAIL_S, 0), 1);
    places.push(before === undefined ? own : Math.max(own, before + gap));
  }
  return places.map((place, index) => Math.min(place, 1 - (places.length - 1 - index) * gap));
}
