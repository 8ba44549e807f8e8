import { readdirSync } from 'node:fs';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { aPdf } from '../factories/evidence-file.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';
import { lookInside, type Person, post, startWhole, type WholeServer } from './whole-server.ts';

const probe = mountSmallDisk(1);
probe?.remove();
// Without the right to mount a small disk there is none to fill, and filling the machine's own would harm others.
const canMount = probe !== undefined;

/** The built-in database needs about 90 MB to begin with. */
const ENOUGH_MB = 220;
const PAYMENTS = '/wp-json/wc/v3/payments';
const FULL = {
  status: 507,
  body: {
    code: 'disk_full',
    message: 'The disk of the server is full, so this could not be saved. Make room on it, then try again.',
  },
};

test.runIf(canMount)(
  'D7: a disk too small to begin on is named, and nothing is left on it',
  async () => {
    const disk = mountSmallDisk(30);
    await expect(startWhole(disk?.folder ?? '')).rejects.toThrow(
      /The disk that holds DATA_DIR has 3\d MB left, and a new store needs 150 MB to start\. Make room on it/,
    );
    await expect(startPostgres({ dataDir: `${disk?.folder}/postgres` })).rejects.toThrow(
      /The disk that holds .*postgres is full\. Make room on it and start again; nothing is damaged\./,
    );
    expect(readdirSync(`${disk?.folder}/postgres`)).not.toContain('cluster.new');
    disk?.remove();
  },
  60_000,
);

test.runIf(canMount)(
  'D7: a log without room ends the database, and what was acknowledged is there with room again',
  async () => {
    const disk = mountSmallDisk(ENOUGH_MB);
    const dataDir = disk?.folder ?? '';
    const postgres = await startPostgres({ dataDir });
    const client = new pg.Client(postgres.connection);
    client.on('error', () => undefined);
    await client.connect();
    await client.query('create table kept as select n as id from generate_series(1, 500) n');
    disk?.fill();
    const writeLog = () => client.query(`select pg_logical_emit_message(true, 'x', repeat('y', 100000))`);
    const untilNoRoom = async () => {
      for (;;) await writeLog();
    };
    await expect(untilNoRoom()).rejects.toThrow();
    expect(await postgres.exited).not.toBe('exit code 0');
    await postgres.stop();
    await expect(startPostgres({ dataDir })).rejects.toThrow(/is full\. Make room on it and start again/);

    disk?.makeRoom();
    const again = await startPostgres({ dataDir });
    const reader = new pg.Client(again.connection);
    await reader.connect();
    expect((await reader.query('select count(*)::int as rows from kept')).rows).toEqual([{ rows: 500 }]);
    await reader.end();
    await again.stop();
    disk?.remove();
  },
  60_000,
);

describe.runIf(canMount)('D7: a disk that fills up while the product runs', () => {
  let disk: SmallDisk | undefined;
  let server: WholeServer;
  let person: Person;
  beforeAll(async () => {
    disk = mountSmallDisk(ENOUGH_MB);
    server = await startWhole(disk?.folder ?? '');
    person = await server.signIn();
  }, 120_000);
  afterAll(async () => {
    await server?.kill();
    disk?.remove();
  });

  const save = (value: boolean) =>
    post(server, person, `${PAYMENTS}/settings`, { is_debug_log_enabled: value });
  const pay = (amount: number) =>
    post(server, person, '/simulator/api/payments', { card: '4242424242424242', amount, currency: 'usd' });
  const read = (path: string) =>
    fetch(`${server.address}${path}`, { headers: { cookie: person.cookie, 'x-wp-nonce': person.nonce } });
  async function upload() {
    const form = new FormData();
    form.set('purpose', 'dispute_evidence');
    form.set('file', new File([aPdf({ size: 400_000 })], 'receipt.pdf', { type: 'application/pdf' }));
    const headers = { cookie: person.cookie, 'x-wp-nonce': person.nonce };
    const reply = await fetch(`${server.address}${PAYMENTS}/file`, { method: 'POST', headers, body: form });
    return { status: reply.status, body: await reply.json() };
  }
  /** Pages that PostgreSQL had already made may take a few more rows; then there is no room for any. */
  async function untilFull(attempt: () => ReturnType<typeof save>) {
    for (let tries = 0; tries < 200; tries += 1) {
      const reply = await attempt();
      if (reply?.status !== 200) return reply;
    }
    throw new Error('The disk never filled up.');
  }

  test('saving, uploading and exporting say so; reading goes on', async () => {
    const charges = await pay(5000);
    expect(charges?.status).toBe(200);
    disk?.fill();
    let value = false;
    const saving = () => {
      value = !value;
      return save(value);
    };
    expect(await untilFull(saving)).toMatchObject(FULL);
    expect(await upload()).toMatchObject(FULL);
    const asking = () => post(server, person, `${PAYMENTS}/transactions/download`, {});
    expect(await untilFull(asking)).toMatchObject(FULL);
    expect((await read(`${PAYMENTS}/transactions`)).status).toBe(200);
    expect((await read('/readyz')).status).toBe(200);
  }, 60_000);

  test('with room again everything works', async () => {
    for (let amount = 6000; amount < 6010; amount += 1) await pay(amount);
    disk?.makeRoom();
    expect(await save(true)).toMatchObject({ status: 200 });
    expect(await upload()).toMatchObject({ status: 200 });
    expect(await pay(7000)).toMatchObject({ status: 200 });
  }, 60_000);

  // What was left open is taken up by the clock of the reconciler, every minute, which no test can hurry here.
  test.runIf(process.env.SAFETY)(
    'no money is half moved: both sides agree in the end',
    async () => {
      const inside = await lookInside(disk?.folder ?? '');
      await expect
        .poll(() => inside.unsettled(), { timeout: 120_000, interval: 500 })
        .toEqual({ waiting: 0, drift: [] });
      await inside.close();
    },
    150_000,
  );
});
