import type { UseQueryResult } from '@tanstack/react-query';
import { Nothing } from '#web/shared/nothing.tsx';
import { Bar } from '#web/ui/skeleton.tsx';
import type { Stat } from '#web/ui/stats.tsx';
import { todayCopy as copy } from './home-copy.ts';

/** A tile has its place and its name from the beginning; its figure comes with the answer, or is said to be unknown. */
export function tileOf<Data>(
  tile: Pick<Stat, 'id' | 'label' | 'href'>,
  read: UseQueryResult<Data>,
  figureOf: (data: Data) => Pick<Stat, 'figure' | 'note'>,
): Stat {
  if (read.data !== undefined) return { ...tile, ...figureOf(read.data) };
  if (read.isError) return { ...tile, figure: <Nothing word={copy.unknown} />, note: copy.unknown };
  return { ...tile, figure: <Bar width="60%" tall />, note: <Bar width="80%" /> };
}
