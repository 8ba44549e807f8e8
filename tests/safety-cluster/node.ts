import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LateLine } from './late-line.ts';
import { openLateLine } from './late-line.ts';
import type { Programs } from './programs.ts';

/** A machine with a PostgreSQL and the Patroni that looks after it; several of them here on one. */
export type ClusterNode = Readonly<{
  name: string;
  port: number;
  /** Where its Patroni answers. */
  rest: string;
  /** To those who follow it while it leads. */
  line: LateLine;
  start(): void;
  /** As a machine ends that burns down: both programs at once, and nobody hears of it. */
  kill(): void;
  freeze(): void;
  /** Another machine in its place, with nothing on its disk. */
  replace(): void;
  /** It runs again, whatever happened to it. */
  mend(): void;
}>;

type Wanted = Readonly<{
  name: string;
  folder: string;
  ports: Readonly<{ postgres: number; rest: number; line: number; etcd: number }>;
  password: string;
  programs: Programs;
}>;

/** The least that Patroni takes; a loop and two tries fit into it. */
export const TTL_S = 20;
/** A watchdog that nobody has spoken to for so long resets its machine: five seconds before another may lead. */
export const WATCHDOG_S = TTL_S - 5;

/** What the cluster agrees about; every node says the same, and the first one is heard. */
const AGREED = {
  // Without failsafe mode a leader goes on for retry_timeout when etcd is away, and leads again within a loop of its return.
  ...{ ttl: TTL_S, loop_wait: 2, retry_timeout: 9 },
  // Only whoever has every acknowledged commit may lead. Without that, any standby may, however late: the control counts on it.
  ...{ synchronous_mode: true, maximum_lag_on_failover: 1_000_000_000 },
  // As docs/running.md asks for it; the row of etcd takes it away for a while.
  failsafe_mode: true,
  postgresql: {
    ...{ use_pg_rewind: true, use_slots: true },
    parameters: {
      ...{ max_connections: 200, shared_buffers: '64MB', max_wal_senders: 10, wal_keep_size: '512MB' },
      ...{ wal_level: 'replica', hot_standby: 'on', hot_standby_feedback: 'on' },
      // No machine loses its power here: what is written is kept by the system, whoever is killed.
      fsync: 'off',
    },
  },
};

export async function prepareNode({ name, folder, ports, password, programs }: Wanted): Promise<ClusterNode> {
  const { postgres, runAs } = programs;
  const own = path.join(folder, name);
  const data = path.join(own, 'data');
  const settings = path.join(own, 'patroni.json');
  const give = (file: string) => {
    if (runAs.uid !== undefined && runAs.gid !== undefined) chownSync(file, runAs.uid, runAs.gid);
  };
  mkdirSync(own, { mode: 0o700 });
  give(own);
  const at = (port: number) => `127.0.0.1:${port}`;
  const config = {
    ...{ scope: 'countinghouse', name },
    restapi: { listen: at(ports.rest), connect_address: at(ports.rest) },
    etcd3: { hosts: at(ports.etcd) },
    bootstrap: { dcs: AGREED, initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'] },
    postgresql: {
      ...{ listen: at(ports.postgres), connect_address: at(ports.line), data_dir: data, bin_dir: postgres },
      pgpass: path.join(own, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password },
        replication: { username: 'replicator', password },
      },
      pg_hba: ['host all all 127.0.0.1/32 scram-sha-256', 'host replication all 127.0.0.1/32 scram-sha-256'],
      parameters: { unix_socket_directories: own },
      basebackup: { checkpoint: 'fast' },
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
    },
  };
  writeFileSync(settings, JSON.stringify(config, null, 2), { mode: 0o600 }); // What is JSON is YAML.
  give(settings);

  let patroni: ChildProcess | undefined;
  const signalAll = (signal: NodeJS.Signals) => {
    patroni?.kill(signal);
    const postmaster = postmasterOf(data);
    if (postmaster === undefined) return;
    // The one that takes new lines first, so that nobody is born afterwards; whoever was born meanwhile is among the later ones.
    const before = childrenOf(postmaster);
    send(postmaster, signal);
    for (const pid of new Set([...before, ...childrenOf(postmaster)])) send(pid, signal);
  };
  const start = () => {
    const log = openSync(path.join(folder, `${name}.log`), 'a');
    const env = { PATH: process.env.PATH, LANG: 'C.UTF-8', HOME: own };
    patroni = spawn('patroni', [settings], { ...runAs, env, cwd: own, stdio: ['ignore', log, log] });
    closeSync(log);
  };
  const replace = () => {
    rmSync(data, { recursive: true, force: true });
    start();
  };
  return {
    ...{ name, port: ports.postgres, rest: `http://${at(ports.rest)}`, start, replace },
    line: await openLateLine(ports.line, ports.postgres),
    kill: () => signalAll('SIGKILL'),
    freeze: () => signalAll('SIGSTOP'),
    mend: () => {
      signalAll('SIGCONT');
      if (patroni && (patroni.signalCode !== null || patroni.exitCode !== null)) replace();
    },
  };
}

/** Nobody where its number is somebody else's by now. */
function postmasterOf(data: string): number | undefined {
  try {
    const pid = Number(readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(data) ? pid : undefined;
  } catch {
    return undefined;
  }
}

function childrenOf(pid: number): readonly number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
    return children.split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended meanwhile.
  }
}
