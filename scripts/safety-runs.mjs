// Runs what one promise names, each in a process of its own with a limit of time, and answers every test with how it ended.
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';

const GRACE_MS = 10_000;
/** The process groups that run now, so that whoever stops the whole run stops them, too. */
const running = new Set();
const end = (pid, signal) => {
  try {
    process.kill(-pid, signal);
  } catch {
    // It ended by itself in the meantime.
  }
};
export const endAll = () => {
  for (const pid of running) end(pid, 'SIGKILL');
};

/** Answers whether it ended by itself within the limit. */
function run(words, { log, env, limitMs }) {
  const output = openSync(log, 'a');
  const child = spawn(process.execPath, words, {
    env,
    detached: true,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  running.add(child.pid);
  let inTime = true;
  const limit = setTimeout(() => {
    inTime = false;
    end(child.pid, 'SIGTERM');
    setTimeout(() => end(child.pid, 'SIGKILL'), GRACE_MS).unref();
  }, limitMs);
  return new Promise((resolve) => {
    const over = () => {
      clearTimeout(limit);
      running.delete(child.pid);
      resolve(inTime);
    };
    child.once('error', over);
    child.once('exit', over);
  });
}

function readResult(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined; // Whoever was stopped, or broke, wrote none.
  }
}

const unended = (files, inTime) =>
  files.map((file) => ({
    file,
    name: inTime ? 'did not get to its end' : 'did not end in time',
    status: 'failed',
    ms: 0,
  }));

function placesOf(folder, id, kind) {
  mkdirSync(folder, { recursive: true });
  const places = { log: join(folder, `${id}.log`), result: join(folder, `${id}-${kind}.json`) };
  rmSync(places.result, { force: true });
  return places;
}

export async function runTests(id, files, { folder, env, limitMs }) {
  const { log, result } = placesOf(folder, id, 'tests');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${result}`];
  // Two rows run side by side, so that each has one worker.
  const words = ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', ...reporters, ...files];
  const inTime = await run(words, { log, env, limitMs });
  const results = readResult(result)?.testResults;
  if (!results) return unended(files, inTime);
  return results.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    // A file that could not even be read fails without a test.
    if (status === 'failed' && assertionResults.every((test) => test.status !== 'failed'))
      return [{ file, name: message, status: 'failed', ms: 0 }];
    return assertionResults.map(({ fullName, status: ended, duration }) => ({
      file,
      name: fullName,
      status: ended,
      ms: duration ?? 0,
    }));
  });
}

export async function runStories(id, files, { folder, env, limitMs }) {
  const { log, result } = placesOf(folder, id, 'stories');
  const words = [
    'node_modules/@playwright/test/cli.js',
    'test',
    '--workers=4',
    '--reporter=line,json',
    ...files,
  ];
  const inTime = await run(words, { log, limitMs, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: result } });
  const suites = readResult(result)?.suites;
  if (!suites) return unended(files, inTime);
  const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
  return suites.flatMap(specsOf).map(({ file, title, ok, tests }) => ({
    file: `tests/${file}`,
    name: title,
    status: ok ? 'passed' : 'failed',
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
}

/** One row of load with its figures; on a busy machine neither met nor missed. */
export async function runLoad(id, { folder, env, limitMs }) {
  const { log } = placesOf(folder, id, 'load');
  rmSync('reports/safety-load.json', { force: true });
  await run(['--import', 'tsx', 'tests/safety-load/run.ts', id], { log, env, limitMs });
  const done = readResult('reports/safety-load.json')?.rows.find((row) => row.id === id);
  return done ?? { id, outcome: 'did not end', figures: [] };
}

/** The rows of the cluster, one after the other on the same one; those that were over when it ended, by their names. */
export async function runCluster(ids, { folder, env, limitMs }) {
  const { log } = placesOf(folder, 'cluster', 'rows');
  rmSync('reports/safety-cluster.json', { force: true });
  await run(['--import', 'tsx', 'tests/safety-cluster/run.ts', ...ids], { log, env, limitMs });
  const rows = readResult('reports/safety-cluster.json')?.rows ?? [];
  return new Map(rows.map((row) => [row.id, row]));
}
