import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { startPooler } from '../safety/pooler.ts';
import type { ClusterRow } from './cluster-run.ts';
import { whatRemains } from './count-effects.ts';
import { moveMoney } from './move-money.ts';
import { PROCESSES, startServers } from './servers.ts';

const KILL_EVERY_MS = 10_000;
const LOOK_EVERY_MS = 500;

/** A process says every ten seconds that it lives: whoever was silent for longer does not, and what it held was left behind. */
const HELD = `
  select jobs.id::text, extract(epoch from now() - jobs.locked_at)::float8 as held,
         coalesce(runners.seen < now() - interval '15 seconds', false) as is_left
  from graphile_worker.jobs left join running.job_runners runners on runners.id = jobs.locked_by
  where jobs.locked_at is not null`;

/** How long jobs are held, and which of them were left behind, from now on until it is asked. */
function watchHeld(pool: pg.Pool): () => Promise<Readonly<{ longestS: number; left: number }>> {
  const left = new Set<string>();
  let longestS = 0;
  let isOver = false;
  const look = async () => {
    while (!isOver) {
      const { rows } = await pool.query<{ id: string; held: number; is_left: boolean }>(HELD);
      longestS = Math.max(longestS, ...rows.map(({ held }) => held));
      for (const { id } of rows.filter(({ is_left }) => is_left)) left.add(id);
      await pause(LOOK_EVERY_MS);
    }
  };
  const looking = look();
  looking.catch(() => undefined); // Whoever asks hears of it.
  return async () => {
    isOver = true;
    await looking;
    return { longestS, left: left.size };
  };
}

/** 6: the processes are killed in turn, and others take up their jobs. */
export const processesKilled: ClusterRow = async (run) => {
  const { pool, servers, isFull } = run;
  const { money, before } = await moveMoney(run);
  const endWatch = watchHeld(pool);
  try {
    const kills = isFull ? 30 : 3;
    for (let kill = 0; kill < kills; kill += 1) {
      await Promise.all([pause(KILL_EVERY_MS), servers.restart(kill % PROCESSES)]);
    }
    await money.stop();
    const figures = await whatRemains(run, money, before);
    const { longestS, left } = await endWatch();
    return [
      { name: 'kills', value: kills, unit: '' },
      ...figures,
      // Of three kills each may meet a process with nothing in hand; of thirty not.
      { name: 'jobs left behind by the killed', value: left, unit: '', ...(isFull && { least: 1 }) },
      { name: 'longest time a job was held', value: longestS, unit: 's', most: 60 },
    ];
  } finally {
    await endWatch().catch(() => undefined);
  }
};

/** What a pooler brings with it that hands connections on: statements of others, settings it refuses. */
const OF_A_POOLER = /42P05|26000|08P01/g;

/** 7: three more processes, whose requests go through PgBouncer. */
export const throughPooler: ClusterRow = async (run) => {
  const { cluster, dataDir, isFull } = run;
  const folder = path.join(cluster.folder, 'pooler');
  mkdirSync(folder, { mode: 0o711 });
  const pooler = await startPooler(cluster.url, { folder, ...cluster.programs.runAs });
  try {
    const env = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: cluster.url };
    const servers = await startServers(dataDir, env);
    try {
      const pooled = { ...run, servers };
      const operations = isFull ? 1000 : 100;
      const { money, before } = await moveMoney(pooled, operations);
      await money.ended;
      const figures = await whatRemains(pooled, money, before);
      const met = servers.said().match(OF_A_POOLER)?.length ?? 0;
      return [...figures, { name: '42P05, 26000, 08P01', value: met, unit: '', most: 0 }];
    } finally {
      await servers.stop();
    }
  } finally {
    await pooler.stop();
  }
};
