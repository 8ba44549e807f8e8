import { startWhole, type WholeServer } from '../safety/whole-server.ts';

/** Three processes of the product on one database, each with all roles. */
export type Servers = Readonly<{
  addresses(): readonly string[];
  /** kill -9, and another in its place. */
  restart(nth: number): Promise<void>;
  /** How many ended without being asked to. */
  ended(): number;
  /** Everything they wrote so far. */
  said(): string;
  stop(): Promise<void>;
}>;

export const PROCESSES = 3;

export async function startServers(dataDir: string, env: object): Promise<Servers> {
  const all: WholeServer[] = [];
  const dismissed = new Set<WholeServer>();
  let ended = 0;
  const begin = async () => {
    const server = await startWhole(dataDir, '', { LOG_LEVEL: 'warn', ...env });
    void server.died.then(() => {
      if (!dismissed.has(server)) ended += 1;
    });
    all.push(server);
    return server;
  };
  // The first makes the tables, so that the others find them.
  const running = [await begin()];
  running.push(...(await Promise.all(Array.from({ length: PROCESSES - 1 }, begin))));
  return {
    addresses: () => running.map(({ address }) => address),
    restart: async (nth) => {
      const doomed = running[nth];
      if (doomed) {
        dismissed.add(doomed);
        await doomed.kill();
      }
      running[nth] = await begin();
    },
    ended: () => ended,
    said: () => all.map((server) => server.said()).join('\n'),
    stop: async () => {
      for (const server of running) dismissed.add(server);
      await Promise.all(running.map((server) => server.stop()));
    },
  };
}
