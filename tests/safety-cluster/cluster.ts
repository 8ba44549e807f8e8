import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { assert } from '#domain/shared/assert.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { balancerSettings } from './balancer-settings.ts';
import { type ClusterNode, prepareNode } from './node.ts';
import type { Programs } from './programs.ts';
import { until } from './until.ts';

type Member = Readonly<{ name: string; role: string; state: string; lag?: number | string }>;
export type Cluster = Readonly<{
  folder: string;
  programs: Programs;
  /** Through the balancer, to whoever leads. */
  url: string;
  /** Through the balancer, to those who follow. */
  replicaUrl: string;
  leader(): Promise<ClusterNode>;
  followers(): Promise<readonly ClusterNode[]>;
  /** Answers once one leads and the others follow it closely. */
  whole(): Promise<void>;
  /** Changes what the nodes agree about. */
  agree(change: object): Promise<void>;
  setSynchronous(isSynchronous: boolean): Promise<void>;
  /** For how many standbys whoever leads waits with each commit, as it says itself. */
  countSynchronous(): Promise<number>;
  switchOver(): Promise<void>;
  /** As its administrator, at one node. */
  ask(node: ClusterNode, ...statements: readonly string[]): Promise<readonly Record<string, unknown>[]>;
  etcd: Readonly<{ start(): void; kill(): void }>;
  /** Brings back whatever a row has left lost, frozen or killed. */
  mend(): Promise<void>;
  /** Ends and removes all of it, and whatever else has its files in the folder. */
  takeDown(): Promise<void>;
}>;

const TAKE_DOWN = fileURLToPath(new URL('../../scripts/cluster/take-down.mjs', import.meta.url));
const NODES = [0, 1, 2];
const PORTS = 20;
/** Below those that the system gives to whoever calls somebody: a node that comes back must find its port free. */
const FIRST_PORT = 24_600;
const LAST_PORT = 32_000;
const CLOSE_BYTES = 1_000_000;
/** A copy of everything may have to be made. */
const WHOLE_WITHIN_MS = 240_000;
/** A node that hangs answers nobody, and nobody waits for it for ever. */
const ANSWER_WITHIN_MS = 10_000;
/** Patroni answers a switchover when it is over. */
const SWITCH_WITHIN_MS = 60_000;

export async function startCluster(programs: Programs): Promise<Cluster> {
  const { runAs } = programs;
  const folder = makeTemporaryFolder('cluster');
  const guard = spawn(process.execPath, [TAKE_DOWN, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const own = (file: string) => {
    if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(file, runAs.uid, runAs.gid);
  };
  const launch = (program: string, words: readonly string[], env: object = {}): ChildProcess => {
    const log = openSync(path.join(folder, `${path.basename(program)}.log`), 'a');
    const child = spawn(program, words, {
      ...runAs,
      cwd: folder,
      stdio: ['ignore', log, log],
      env: { PATH: process.env.PATH, LANG: 'C.UTF-8', ...env },
    });
    closeSync(log);
    return child;
  };
  own(folder);
  const first = await findFreePorts();
  const [etcdPort, peerPort, primaryPort, replicaPort] = [first, first + 1, first + 2, first + 3];
  const password = randomBytes(16).toString('hex');

  const etcdFolder = path.join(folder, 'etcd');
  mkdirSync(etcdFolder, { mode: 0o700 });
  own(etcdFolder);
  let etcdProcess: ChildProcess | undefined;
  const http = (port: number) => `http://127.0.0.1:${port}`;
  const etcd = {
    start: () => {
      const flags = {
        ...{ name: 'etcd', 'data-dir': etcdFolder },
        ...{ 'listen-client-urls': http(etcdPort), 'advertise-client-urls': http(etcdPort) },
        ...{ 'listen-peer-urls': http(peerPort), 'initial-advertise-peer-urls': http(peerPort) },
        'initial-cluster': `etcd=${http(peerPort)}`,
      };
      const words = Object.entries(flags).map(([name, value]) => `--${name}=${value}`);
      // Debian's does not call arm64 supported; it is enough for a test.
      etcdProcess = launch('etcd', words, { ETCD_UNSUPPORTED_ARCH: process.arch });
    },
    kill: () => void etcdProcess?.kill('SIGKILL'),
  };
  etcd.start();
  await until('etcd answers', async () => (await fetch(`${http(etcdPort)}/health`, within())).ok);

  const nodes = await Promise.all(
    NODES.map((nth) => {
      const [postgres, rest, line] = [first + 4 + 3 * nth, first + 5 + 3 * nth, first + 6 + 3 * nth];
      const ports = { postgres, rest, line, etcd: etcdPort };
      return prepareNode({ name: `node${nth + 1}`, folder, ports, password, programs });
    }),
  );
  for (const node of nodes) node.start();
  const balancer = path.join(folder, 'haproxy.cfg');
  writeFileSync(balancer, balancerSettings(nodes, { primary: primaryPort, replica: replicaPort }));
  launch('haproxy', ['-db', '-f', balancer]);

  const members = async (): Promise<readonly Member[]> => {
    for (const { rest } of nodes) {
      const reply = await fetch(`${rest}/cluster`, { signal: AbortSignal.timeout(3000) }).catch(
        () => undefined,
      );
      if (reply?.ok) return ((await reply.json()) as { members: Member[] }).members;
    }
    throw new Error('No node answers.');
  };
  const nodeOf = ({ name }: Member): ClusterNode => {
    const found = nodes.find((node) => node.name === name);
    assert(found, `${name} is one of us`);
    return found;
  };
  const isRunning = ({ state }: Member) => state === 'running' || state === 'streaming';
  const leader = () =>
    until('somebody leads', async () => {
      const found = (await members()).find((one) => one.role === 'leader' && isRunning(one));
      return found && nodeOf(found);
    });
  let isSynchronous = true;
  const isWhole = async () => {
    const all = await members();
    const following = all.filter((one) => one.role !== 'leader' && isRunning(one));
    const isClose = following.every(({ lag }) => typeof lag === 'number' && lag < CLOSE_BYTES);
    const chosen = all.filter(({ role }) => role === 'sync_standby').length;
    const isLed = all.some((one) => one.role === 'leader' && isRunning(one));
    const isFollowed = following.length === NODES.length - 1 && isClose;
    return isLed && isFollowed && chosen === (isSynchronous ? 1 : 0);
  };
  const whole = async () => void (await until('the cluster is whole', isWhole, WHOLE_WITHIN_MS));
  const connectionTo = (port: number, database = 'postgres') =>
    `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
  const ask = async ({ port }: Pick<ClusterNode, 'port'>, ...statements: readonly string[]) => {
    const client = new pg.Client({
      ...{ connectionString: connectionTo(port), connectionTimeoutMillis: ANSWER_WITHIN_MS },
      query_timeout: ANSWER_WITHIN_MS,
    });
    client.on('error', () => undefined);
    await client.connect();
    try {
      let rows: readonly Record<string, unknown>[] = [];
      for (const statement of statements) rows = (await client.query(statement)).rows;
      return rows;
    } finally {
      // One that hangs would not say goodbye either.
      void client.end().catch(() => undefined);
    }
  };
  const agree = async (change: object) => {
    const { rest } = await leader();
    const body = JSON.stringify(change);
    const reply = await fetch(`${rest}/config`, { method: 'PATCH', body, ...within() });
    assert(reply.ok, `Patroni agrees: ${reply.status}`);
  };

  const countSynchronous = async (): Promise<number> => {
    const [row] = await ask(
      await leader(),
      `select count(*)::int as standbys from pg_stat_replication
       where sync_state in ('sync', 'quorum') and state = 'streaming'
         and current_setting('synchronous_commit') not in ('off', 'local')`,
    );
    return Number(row?.standbys ?? 0);
  };
  const setSynchronous = async (wanted: boolean) => {
    isSynchronous = wanted;
    await agree({ synchronous_mode: wanted });
    await whole();
    await until('the leader waits for whom it should', async () => {
      const [row] = await ask(await leader(), 'show synchronous_standby_names');
      const isNamed = row?.synchronous_standby_names !== '';
      return isNamed === wanted && (await countSynchronous()) > 0 === wanted;
    });
  };

  await whole();
  const appPassword = randomBytes(16).toString('hex');
  await until('the balancer knows who leads', async () => {
    await ask({ port: primaryPort }, 'select 1');
    return true;
  });
  await ask(
    { port: primaryPort },
    `create role countinghouse login password '${appPassword}'`,
    'create database countinghouse owner countinghouse',
  );
  const urlAt = (port: number) => `postgres://countinghouse:${appPassword}@127.0.0.1:${port}/countinghouse`;
  return {
    ...{ folder, programs, url: urlAt(primaryPort), replicaUrl: urlAt(replicaPort) },
    ...{ leader, whole, agree, setSynchronous, countSynchronous, ask, etcd },
    followers: async () => {
      const { name } = await leader();
      return nodes.filter((node) => node.name !== name);
    },
    switchOver: async () => {
      const { name, rest } = await leader();
      const body = JSON.stringify({ leader: name });
      const reply = await fetch(`${rest}/switchover`, { method: 'POST', body, ...within(SWITCH_WITHIN_MS) });
      assert(reply.ok, `another leads: ${reply.status} ${await reply.text()}`);
    },
    mend: async () => {
      if (etcdProcess && (etcdProcess.signalCode !== null || etcdProcess.exitCode !== null)) etcd.start();
      for (const node of nodes) node.mend();
      await setSynchronous(true);
    },
    takeDown: async () => {
      const ended = once(guard, 'exit');
      guard.stdin?.end();
      await ended;
    },
  };
}

const within = (ms = ANSWER_WITHIN_MS) => ({ signal: AbortSignal.timeout(ms) });

/** The first of so many in a row that nobody uses. */
async function findFreePorts(): Promise<number> {
  for (let first = FIRST_PORT; first < LAST_PORT; first += PORTS) {
    const all = Array.from({ length: PORTS }, (_, nth) => isFree(first + nth));
    if ((await Promise.all(all)).every(Boolean)) return first;
  }
  throw new Error('No ports are free.');
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
