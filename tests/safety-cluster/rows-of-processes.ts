import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startPooler } from '../safety/pooler.ts';
import type { ClusterRow } from './cluster-run.ts';
import { whatRemains } from './count-effects.ts';
import { moveMoney } from './move-money.ts';
import { PROCESSES, startServers } from './servers.ts';

const KILL_EVERY_MS = 10_000;
const LOOK_EVERY_MS = 500;

/** 6: the processes are killed in turn, and others take up their jobs. */
export const processesKilled: ClusterRow = async (run) => {
  const { pool, servers, isFull } = run;
  const { money, before } = await moveMoney(run);
  let heldS = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const { rows } = await pool.query<{ held: number }>(
        'select coalesce(max(extract(epoch from now() - locked_at)), 0)::float8 as held from graphile_worker.jobs',
      );
      heldS = Math.max(heldS, rows[0]?.held ?? 0);
      await pause(LOOK_EVERY_MS);
    }
  })();
  const kills = isFull ? 30 : 3;
  for (let kill = 0; kill < kills; kill += 1) {
    await Promise.all([pause(KILL_EVERY_MS), servers.restart(kill % PROCESSES)]);
  }
  await money.stop();
  const figures = await whatRemains(run, money, before);
  isOver = true;
  await watching;
  return [
    { name: 'kills', value: kills, unit: '' },
    ...figures,
    { name: 'longest time a job was held', value: heldS, unit: 's', most: 60 },
  ];
};

/** What a pooler brings with it that hands connections on: statements of others, settings it refuses. */
const OF_A_POOLER = /42P05|26000|08P01/g;

/** 7: three more processes, whose requests go through PgBouncer. */
export const throughPooler: ClusterRow = async (run) => {
  const { cluster, dataDir, isFull } = run;
  const folder = path.join(cluster.folder, 'pooler');
  mkdirSync(folder, { mode: 0o711 });
  const pooler = await startPooler(cluster.url, { folder, ...cluster.programs.runAs });
  const env = { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: cluster.url };
  const servers = await startServers(dataDir, env);
  const pooled = { ...run, servers };
  const operations = isFull ? 1000 : 100;
  const { money, before } = await moveMoney(pooled, operations);
  await money.ended;
  const figures = await whatRemains(pooled, money, before);
  const met = servers.said().match(OF_A_POOLER)?.length ?? 0;
  await servers.stop();
  await pooler.stop();
  return [...figures, { name: '42P05, 26000, 08P01', value: met, unit: '', most: 0 }];
};
