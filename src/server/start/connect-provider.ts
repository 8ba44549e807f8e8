import type pg from 'pg';
import { loadScenario } from '#demo/load/load-scenario.ts';
import type { DrawPaper } from '#provider/paper.ts';
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { logCalls } from '../features/settings/log-calls.ts';
import { findWorld, openProvider } from './open-provider.ts';

type Place = Pick<Deps, 'db' | 'log'> &
  Readonly<{ config: Config; connection: pg.PoolConfig; pool: pg.Pool; drawPaper: DrawPaper }>;

/** The provider as the product meets it: its calls can be logged, and a simulated one can begin another world. */
export async function connectProvider({ config, connection, pool, db, log, drawPaper }: Place) {
  const { provider, simulator, books, ...opened } = await openProvider(config, connection, drawPaper);
  return {
    ...opened,
    books,
    provider: logCalls(provider, { db, log }),
    ...(simulator &&
      books && {
        simulator: {
          ...simulator,
          loadScenario: (name: string, seed?: string) =>
            loadScenario({ pool, books, findWorld: findWorld.bind(undefined, config) }, name, seed),
        },
      }),
  };
}
