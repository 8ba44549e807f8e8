import { scaleLinear } from 'd3-scale';

export type ChartPoint = {
  id: string;
  /** Short, for the axis: "Sat". */
  label: string;
  /** Whole, for the tip and the table: "Saturday, Nov 14". */
  name: string;
  value: number;
  previous?: number;
  /** "Nov 7", beside the value of the period before. */
  previousName?: string;
};

const GRID_LINES_MAX = 5;
const LABELS_MAX = 7;

/** How far along, from 0 to 100. A single point stands in the middle. */
export const xOf = (index: number, count: number): number => (count < 2 ? 50 : (index / (count - 1)) * 100);

/**
 * Heights from 100 (the bottom) to 0 (the top), and at most five lines of round numbers, evenly spread from end to end.
 * Zero is always in.
 */
export function verticalScale(points: readonly ChartPoint[]) {
  const values = points.flatMap(({ value, previous }) =>
    previous === undefined ? [value] : [value, previous],
  );
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  // A flat zero still needs a line to stand on and one above it.
  const domain = low === high ? [0, 1] : [low, high];

  for (let wanted = GRID_LINES_MAX - 1; ; wanted -= 1) {
    const scale = scaleLinear(domain, [100, 0]).nice(wanted);
    const ticks = scale.ticks(wanted);
    if (ticks.length <= GRID_LINES_MAX || wanted === 1) return { y: scale, ticks };
  }
}

/** Which points have their word on the axis: evenly spread, the first always among them. */
export function axisLabels(points: readonly ChartPoint[]): readonly { point: ChartPoint; x: number }[] {
  const step = Math.max(1, Math.ceil(points.length / LABELS_MAX));
  return points.flatMap((point, index) =>
    index % step === 0 ? [{ point, x: xOf(index, points.length) }] : [],
  );
}
