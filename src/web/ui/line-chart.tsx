import { Suspense } from 'react';
import type { LinePlotProps } from './chart/line-plot.tsx';
import { atOnce } from './later.ts';
import { Skeleton } from './skeleton.tsx';

export type { ChartPoint } from './chart/scales.ts';

const LinePlot = atOnce(async () => (await import('./chart/line-plot.tsx')).LinePlot);

/** Amounts over time: this period over a soft ground, the one before it dashed. */
export function LineChart(props: LinePlotProps) {
  return (
    <Suspense fallback={<Skeleton kind="chart" count={1} label={props.title} />}>
      <LinePlot {...props} />
    </Suspense>
  );
}
