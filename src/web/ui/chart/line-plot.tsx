import { area, line } from 'd3-shape';
import { useState } from 'react';
import { CONTROL_WORDS } from '../control-words-copy.ts';
import { Disclosure } from '../disclosure.tsx';
import { type MarkedLine, Marker } from './marker.tsx';
import { axisLabels, type ChartPoint, verticalScale, xOf } from './scales.ts';

export type LinePlotProps = MarkedLine & {
  /** The shape in words: "Volume rose from … to …, with a peak of …". */
  sentence: string;
  /** What the lines are called: "Nov 9 – 15" and "Nov 2 – 8". */
  series: { current: string; previous?: string };
  /** Short: "$2k". */
  formatTick: (value: number) => string;
};

export function LinePlot(props: LinePlotProps) {
  const { title, points, series, formatTick } = props;
  const { y, ticks } = verticalScale(points);
  const [at, setAt] = useState<number>();

  return (
    <figure className="chart">
      <figcaption className="row" data-spread="">
        <span className="strong">{title}</span>
        <span className="legend">
          <span>{series.current}</span>
          {series.previous && <span data-series="previous">{series.previous}</span>}
        </span>
      </figcaption>
      <div className="plot">
        <div className="plot-y" aria-hidden="true">
          {ticks.toReversed().map((tick) => (
            <span key={tick}>{isSaidBelow(tick, ticks, formatTick) ? '' : formatTick(tick)}</span>
          ))}
        </div>
        <div className="plot-area">
          <Drawing {...props} at={at} ticks={ticks} y={y} />
          <Marker {...props} at={at} onMove={setAt} y={y} />
        </div>
        <div className="plot-x" aria-hidden="true">
          {axisLabels(points).map(({ point, x }) => (
            <span key={point.id} data-last={x === 100 || undefined} style={{ '--x': `${x}%` }}>
              {point.label}
            </span>
          ))}
        </div>
      </div>
      <ValuesTable {...props} />
    </figure>
  );
}

/** Where nothing was sold every line would read the same sum: it is said once, at the bottom. */
const isSaidBelow = (tick: number, ticks: readonly number[], words: (value: number) => string): boolean =>
  ticks.some((other) => other < tick && words(other) === words(tick));

type DrawingProps = LinePlotProps & {
  at: number | undefined;
  ticks: readonly number[];
  y: (value: number) => number;
};

/** Stretched to its place by the viewBox; the sheet keeps the lines at their width. */
function Drawing({ sentence, points, at, ticks, y }: DrawingProps) {
  const x = (_: ChartPoint, index: number) => xOf(index, points.length);
  const current = line<ChartPoint>(x, (point) => y(point.value))(points);
  const previous = line<ChartPoint>(x, (point) => y(point.previous ?? 0)).defined(
    (point) => point.previous !== undefined,
  )(points);
  const ground = area<ChartPoint>(x, y(0), (point) => y(point.value))(points);

  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label={sentence}>
      {ticks.map((tick) => (
        <line key={tick} className="chart-grid" x1="0" x2="100" y1={y(tick)} y2={y(tick)} />
      ))}
      {ground && <path className="chart-area" d={ground} />}
      {previous && <path className="chart-line" data-series="previous" d={previous} />}
      {at !== undefined && (
        <line
          className="chart-cursor"
          x1={xOf(at, points.length)}
          x2={xOf(at, points.length)}
          y1="0"
          y2="100"
        />
      )}
      {current && <path className="chart-line" d={current} />}
    </svg>
  );
}

function ValuesTable({ points, series, format }: LinePlotProps) {
  return (
    <Disclosure title={CONTROL_WORDS.readAsTable}>
      <table className="table" data-density="compact">
        <thead>
          <tr>
            <th scope="col">{CONTROL_WORDS.day}</th>
            <th scope="col" className="end">
              {series.current}
            </th>
            {series.previous && (
              <th scope="col" className="end">
                {series.previous}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {points.map((point) => (
            <tr key={point.id}>
              <td>{point.name}</td>
              <td className="end">{format(point.value)}</td>
              {series.previous && (
                <td className="end">{point.previous === undefined ? '–' : format(point.previous)}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}
