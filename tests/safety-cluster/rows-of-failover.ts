import { setTimeout as pause } from 'node:timers/promises';
import type { Figure } from '../safety-load/figure.ts';
import type { ClusterRow, ClusterRun } from './cluster-run.ts';
import { countLost, untilSettled, whatRemains } from './count-effects.ts';
import { backAt, longestGapS, type Money } from './money.ts';
import { moveMoney } from './move-money.ts';
import { TTL_S, WATCHDOG_S } from './node.ts';
import { type OpenPages, openPages } from './open-pages.ts';
import { until } from './until.ts';

const LATE_MS = 1500;
const CALM_MS = 8000;
const AFTER_MS = 10_000;
const FROZEN_MS = 30_000;
const ETCD_AWAY_MS = 25_000;
const GAP_S = TTL_S + 5;
const MINUTE_MS = 60_000;
/** What was done before it was lost may be told a moment later. */
const LAST_ANSWERS_MS = 3000;
/** Longer than a look may take: one that has no answer by then has none. */
const LOOK_MS = 10_000;

const goesOn = async (money: Money, since: number) => {
  await until('money moves again', async () => (money.done.at(-1)?.at ?? 0) > since);
};
const gap = (money: Money, since: number, most?: number): Figure => ({
  ...{ name: 'longest time without anything done', value: longestGapS(money, since), unit: 's' },
  ...(most !== undefined && { most }),
});

const openTwiceEach = ({ servers, callers }: ClusterRun): OpenPages =>
  openPages([...servers.addresses(), ...servers.addresses()], callers.toReversed());
const followed = (pages: OpenPages, money: Money, since: number): Figure => ({
  name: 'the last open page follows again after',
  ...{ value: pages.slowestAfterS(backAt(money, since)), unit: 's', most: 10 },
});

/** The leader's machine burns down, and with it what its standbys have not yet. */
async function loseLeader({
  cluster,
}: ClusterRun): Promise<Readonly<{ at: number; waitedFor: number; replace(): Promise<void> }>> {
  const leader = await cluster.leader();
  const waitedFor = await cluster.countSynchronous();
  leader.line.hold();
  await pause(LATE_MS);
  const at = performance.now();
  leader.kill();
  leader.line.cut();
  return {
    ...{ at, waitedFor },
    replace: async () => {
      leader.replace();
      await cluster.whole();
    },
  };
}

/** 1: with synchronous replication nothing is lost; the same without it is the control, which must see a loss. */
export const leaderLost: ClusterRow = async (run) => {
  const operations = run.isFull ? 2000 : 200;
  const { money, before } = await moveMoney(run, operations);
  const pages = openTwiceEach(run);
  await money.reached(operations * 0.4);
  const { at, waitedFor, replace } = await loseLeader(run);
  await money.ended;
  pages.close();
  const figures = await whatRemains(run, money, before);
  await replace();
  return [
    ...figures,
    { name: 'standbys that each commit waited for when it was lost', value: waitedFor, unit: '', least: 1 },
    ...[gap(money, at, GAP_S), followed(pages, money, at)],
    ...(await loseWithoutWaiting(run)),
  ];
};

async function loseWithoutWaiting(run: ClusterRun): Promise<readonly Figure[]> {
  const { cluster, servers, pool, isFull } = run;
  const operations = isFull ? 600 : 200;
  await cluster.setSynchronous(false);
  const { money } = await moveMoney(run, operations);
  await money.reached(operations * 0.4);
  const { waitedFor, replace } = await loseLeader(run);
  await money.ended;
  const lost = await countLost(pool, money);
  await replace();
  await cluster.setSynchronous(true);
  // A process may believe that a job of its is over, and the end of it was lost: who comes after it takes the job up.
  for (const nth of servers.addresses().keys()) await servers.restart(nth);
  await untilSettled(pool);
  return [
    {
      name: 'asynchronous control: standbys that each commit waited for',
      value: waitedFor,
      unit: '',
      most: 0,
    },
    { name: 'asynchronous control: lost', value: lost, unit: '', least: 1 },
  ];
}

/** 2: across a full minute, when jobs are due. */
export const leaderLostAtTheMinute: ClusterRow = async (run) => {
  const { pool } = run;
  const lastRound = async () => {
    const { rows } = await pool.query<{ at: number }>(
      'select extract(epoch from max(last_execution))::int as at from graphile_worker._private_known_crontabs',
    );
    return rows[0]?.at ?? 0;
  };
  const { money, before } = await moveMoney(run);
  await until('the minute is nearly over', async () => (Date.now() % MINUTE_MS) / 1000 > 50);
  const { at, replace } = await loseLeader(run);
  await goesOn(money, at + LAST_ANSWERS_MS);
  const [back, round] = [performance.now(), await until('the database answers', lastRound)];
  await until('the clock of the jobs goes on', async () => (await lastRound()) > round);
  const onAfterS = (performance.now() - back) / 1000;
  await money.stop();
  const figures = await whatRemains(run, money, before);
  await replace();
  return [
    ...figures,
    gap(money, at, GAP_S),
    { name: 'full minutes while nobody led', value: minutesIn(at, backAt(money, at)), unit: '', least: 1 },
    { name: 'jobs by the clock go on after', value: onAfterS, unit: 's', most: 60 },
  ];
};

/** How often the clock on the wall struck between two moments. */
const minutesIn = (from: number, until: number): number => {
  const minuteOf = (moment: number) => Math.floor((performance.timeOrigin + moment) / MINUTE_MS);
  return minuteOf(until) - minuteOf(from);
};

/** 3: somebody lets another node lead. */
export const switchedOver: ClusterRow = async (run) => {
  const { cluster } = run;
  const { money, before } = await moveMoney(run);
  const pages = openTwiceEach(run);
  await pause(CALM_MS);
  const at = performance.now();
  await cluster.switchOver();
  await goesOn(money, performance.now());
  await pause(AFTER_MS);
  await money.stop();
  pages.close();
  const figures = await whatRemains(run, money, before);
  await cluster.whole();
  return [...figures, gap(money, at, 5), followed(pages, money, at)];
};

/**
 * 4: the leader's machine hangs: it takes everything and answers nothing, until its watchdog resets it. One that woke up after
 * another was let lead would believe that it still leads, and what was acknowledged meanwhile would be lost: docs/running.md
 * asks for a watchdog because of what this row lost without one.
 */
export const leaderFrozen: ClusterRow = async (run) => {
  const { servers, cluster } = run;
  const { money, before } = await moveMoney(run);
  await pause(CALM_MS);
  const leader = await cluster.leader();
  const at = performance.now();
  leader.freeze();
  const reset = pause(WATCHDOG_S * 1000).then(() => leader.kill());
  const looks: number[] = [];
  let unanswered = 0;
  const look = async (address: string) => {
    while (performance.now() < at + FROZEN_MS) {
      const began = performance.now();
      await fetch(`${address}/readyz`, { signal: AbortSignal.timeout(LOOK_MS) })
        .then((reply) => reply.text())
        .catch(() => {
          unanswered += 1;
        });
      looks.push(performance.now() - began);
      await pause(250);
    }
  };
  await Promise.all([reset, ...servers.addresses().map(look)]);
  leader.start();
  await goesOn(money, performance.now());
  await pause(AFTER_MS);
  await money.stop();
  const figures = await whatRemains(run, money, before);
  await cluster.whole();
  const slowest = Math.max(...money.answers.filter((one) => one.at > at).map(({ ms }) => ms));
  return [
    ...figures,
    gap(money, at),
    { name: 'slowest answer', value: slowest / 1000, unit: 's', most: 5 },
    { name: 'slowest /readyz', value: Math.max(...looks) / 1000, unit: 's', most: 2 },
    { name: '/readyz without an answer', value: unanswered, unit: '', most: 0 },
  ];
};

async function loseEtcd(run: ClusterRun, hasFailsafe: boolean) {
  const { cluster } = run;
  await cluster.agree({ failsafe_mode: hasFailsafe });
  const { money, before } = await moveMoney(run);
  await pause(CALM_MS); // Each node hears of the agreement in its next round.
  const at = performance.now();
  cluster.etcd.kill();
  await pause(ETCD_AWAY_MS);
  cluster.etcd.start();
  await goesOn(money, performance.now());
  await pause(AFTER_MS);
  await money.stop();
  const figures = await whatRemains(run, money, before);
  await cluster.whole();
  const refused = money.answers.filter((one) => one.at > at && one.status === 503).length;
  return { money, at, figures, refused };
}

/** 5: nobody can be asked who leads. */
export const etcdAway: ClusterRow = async (run) => {
  const safe = await loseEtcd(run, true);
  const bare = await loseEtcd(run, false);
  return [
    ...safe.figures,
    { name: 'with failsafe: answers 503', value: safe.refused, unit: '', most: 0 },
    { ...gap(safe.money, safe.at), name: 'with failsafe: longest time without anything done' },
    ...bare.figures
      .filter(({ name }) => name === 'lost' || name === 'doubled')
      .map((figure) => ({ ...figure, name: `without: ${figure.name}` })),
    { ...gap(bare.money, bare.at, 20), name: 'without: longest time without anything done' },
  ];
};
