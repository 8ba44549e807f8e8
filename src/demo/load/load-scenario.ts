import type pg from 'pg';
import { fail } from '#contract/kit/errors.ts';
import type { DemoBooks, DemoHistory, DemoWorld } from './demo-world.ts';
import { loadWorld } from './load-world.ts';

type Sides<History extends DemoHistory, BooksText> = Readonly<{
  pool: pg.Pool;
  books: DemoBooks<History, BooksText>;
  findWorld: (name: string, seed?: string) => DemoWorld<History, BooksText> | undefined;
}>;

/** Empties the world on both sides and loads the one of this name, as of now. */
export async function loadScenario<History extends DemoHistory, BooksText>(
  { pool, books, findWorld }: Sides<History, BooksText>,
  name: string,
  seed?: string,
): Promise<void> {
  const world = findWorld(name, seed);
  if (!world) throw fail('rest_invalid_param', { params: { name: 'There is no scenario of this name.' } });
  await loadWorld(pool, world, { books, replace: true });
}
