import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect } from 'vitest';
import { type Config, readConfig } from '#server/config.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { lookInside, type Person, post, type Reply, startWhole, type WholeServer } from './whole-server.ts';

const READY_WITHIN_MS = 120_000;
const SETTLING = { timeout: 10_000, interval: 250 };
type Inside = Awaited<ReturnType<typeof lookInside>>;

/** A product that the tests of one file kill and start as often as they like, and its folder, which goes when they are done. */
export function killableProduct(name: string) {
  let dataDir: string;
  let server: WholeServer | undefined;
  let person: Person;
  beforeAll(async () => {
    dataDir = makeTemporaryFolder(name);
    server = await startWhole(dataDir);
    person = await server.signIn();
  }, READY_WITHIN_MS);
  afterAll(async () => {
    await server?.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const look = async <Found>(at: (inside: Inside) => Promise<Found>): Promise<Found> => {
    const inside = await lookInside(dataDir);
    try {
      return await at(inside);
    } finally {
      await inside.close();
    }
  };
  const send = async (path: string, body: object, key?: string): Promise<Reply | undefined> =>
    server && post(server, person, path, body, key);
  return {
    /** As the product itself reads it. */
    config: (): Config => readConfig({ DATA_DIR: dataDir }),
    /** Asks as somebody who is signed in; nobody answers while no server runs. */
    send,
    /** The same, where everything but a success is a failure of the test. */
    call: async (path: string, body: object): Promise<Reply['body']> => {
      const reply = await send(path, body);
      expect([path, reply?.status, reply?.status === 200 ? '' : reply?.body]).toEqual([path, 200, '']);
      return reply?.body;
    },
    /** Kills what runs, if it still does, and starts it again: with a failpoint, only to die there. */
    restart: async (failpoint = ''): Promise<WholeServer> => {
      const doomed = server;
      server = undefined;
      await doomed?.kill();
      server = await startWhole(dataDir, failpoint);
      return server;
    },
    /** Waits until everything was told and applied: what happens next is then the only news. */
    settled: () =>
      look((inside) => expect.poll(inside.unsettled, SETTLING).toEqual({ waiting: 0, drift: [] })),
    /** Looks into the books of both sides. */
    look,
  };
}
