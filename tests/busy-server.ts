import type { Connection } from '#server/db/embedded/embedded-postgres.ts';
import { openBothSides } from './both-sides.ts';
import { WORLD_NOW } from './factories/world.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** The real app over the small busy store, with the provider that has the same history in its books. */
export async function startBusyServer(): Promise<TestServer> {
  const server = await startTestServer({ now: WORLD_NOW });
  const { db, pool, direct, rows, provider } = server.deps;
  const connection = direct() as Connection; // As the test's own database gave it.
  const sides = await openBothSides({ db, pool, rows, connection, drop: server.close }, WORLD_NOW);
  await sides.loadSmall();
  Object.assign(provider, sides.provider);
  return {
    ...server,
    close: async () => {
      await sides.close();
      await server.close();
    },
  };
}
