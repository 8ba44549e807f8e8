import type { KeyboardEvent, PointerEvent } from 'react';
import { CONTROL_WORDS } from '../control-words-copy.ts';
import { type ChartPoint, xOf } from './scales.ts';

export type MarkedLine = {
  title: string;
  points: readonly ChartPoint[];
  format: (value: number) => string;
  /** "+48.3%"; left out where there is nothing to compare with. */
  formatChange?: (value: number, previous: number) => string | undefined;
};

type MarkerProps = MarkedLine & {
  at: number | undefined;
  onMove: (at: number | undefined) => void;
  y: (value: number) => number;
};

/**
 * Moves along the points, under the pointer or with the arrow keys. A slider, because that is what it does: its words
 * are announced as it moves.
 */
export function Marker({ title, points, format, formatChange, at, onMove, y }: MarkerProps) {
  const last = points.length - 1;
  const point = at === undefined ? undefined : points[at];
  const words = (one: ChartPoint) => `${one.name}: ${format(one.value)}`;
  const resting = points[last];

  return (
    <div
      className="plot-marker"
      role="slider"
      tabIndex={0}
      aria-label={CONTROL_WORDS.alongChart(title)}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, last)}
      aria-valuenow={at ?? Math.max(0, last)}
      aria-valuetext={point ? words(point) : resting && words(resting)}
      onFocus={() => onMove(at ?? last)}
      onBlur={() => onMove(undefined)}
      onPointerMove={(event) => onMove(nearest(event, points.length))}
      onPointerLeave={(event) => {
        if (document.activeElement !== event.currentTarget) onMove(undefined);
      }}
      onKeyDown={(event) => {
        const next = moved(event, at ?? last, last);
        if (next === undefined) return;
        event.preventDefault();
        onMove(next);
      }}
    >
      {point && at !== undefined && (
        <>
          <span
            className="chart-dot"
            style={{ '--x': `${xOf(at, points.length)}%`, '--y': `${y(point.value)}%` }}
          />
          <Tip
            point={point}
            x={xOf(at, points.length)}
            {...{ format, formatChange }}
            low={y(point.value) > 50}
          />
        </>
      )}
    </div>
  );
}

type TipProps = Pick<MarkedLine, 'format' | 'formatChange'> & {
  point: ChartPoint;
  x: number;
  low: boolean;
};

/** On the side of the marker that has room. */
function Tip({ point, x, low, format, formatChange }: TipProps) {
  const { value, previous, previousName } = point;
  const change = previous === undefined ? undefined : formatChange?.(value, previous);
  return (
    <div
      className="chart-tip"
      data-side={x > 50 ? 'before' : 'after'}
      data-low={low || undefined}
      style={{ '--x': `${x}%` }}
      aria-hidden="true"
    >
      <span className="muted">{point.name}</span>
      <span className="strong num">
        {format(value)}{' '}
        {change && <span className={value >= (previous ?? 0) ? 'good money' : 'bad money'}>{change}</span>}
      </span>
      {previous !== undefined && (
        <span className="subtle num">
          <span className="money">{format(previous)}</span> {previousName}
        </span>
      )}
    </div>
  );
}

const readsRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl';

function nearest(event: PointerEvent<HTMLElement>, count: number): number {
  const { left, width } = event.currentTarget.getBoundingClientRect();
  const fromLeft = width === 0 ? 0 : (event.clientX - left) / width;
  const share = readsRightToLeft(event.currentTarget) ? 1 - fromLeft : fromLeft;
  return Math.min(count - 1, Math.max(0, Math.round(share * (count - 1))));
}

/** Where a key takes the marker. Arrows follow the drawing, which is mirrored from right to left. */
function moved(event: KeyboardEvent<HTMLElement>, at: number, last: number): number | undefined {
  const onward = readsRightToLeft(event.currentTarget) ? 'ArrowLeft' : 'ArrowRight';
  const back = onward === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
  if (event.key === onward || event.key === 'ArrowUp') return Math.min(last, at + 1);
  if (event.key === back || event.key === 'ArrowDown') return Math.max(0, at - 1);
  if (event.key === 'Home') return 0;
  if (event.key === 'End') return last;
  return undefined;
}
