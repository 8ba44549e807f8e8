import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { assert } from '#domain/shared/assert.ts';

/** What a cluster is made of, and who runs it: neither PostgreSQL nor Patroni wants to be root. */
export type Programs = Readonly<{ postgres: string; runAs: Readonly<{ uid?: number; gid?: number }> }>;

const PACKAGES = ['patroni', 'etcd-server', 'haproxy', 'postgresql', 'pgbouncer'];
const NAMES = ['patroni', 'etcd', 'haproxy', 'pgbouncer'];
const POSTGRES = '/usr/lib/postgresql';
/** Asked by Debian's packages before they start a service of their own; these are not wanted as services. */
const POLICY = '/usr/sbin/policy-rc.d';

const isRoot = process.getuid?.() === 0;
const isThere = (name: string): boolean => spawnSync('which', [name]).status === 0;
const newestPostgres = (): string | undefined =>
  existsSync(POSTGRES)
    ? readdirSync(POSTGRES)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => `${POSTGRES}/${version}/bin`)
        .find((folder) => existsSync(`${folder}/initdb`))
    : undefined;
const missing = (): readonly string[] => [
  ...NAMES.filter((name) => !isThere(name)),
  ...(newestPostgres() ? [] : ['postgres']),
];

/** Finds the programs, and installs them from Debian's packages where they are missing and we may; else the reason. */
export function findPrograms(): Programs | Readonly<{ reason: string }> {
  if (missing().length > 0 && isRoot && isThere('apt-get')) install();
  const absent = missing();
  if (absent.length > 0)
    return {
      reason: `${absent.join(', ')} cannot be found. On Debian, as root, this command installs them; elsewhere install ${PACKAGES.join(', ')} and run it again.`,
    };
  const postgres = newestPostgres();
  assert(postgres, 'PostgreSQL is not missing');
  const idOf = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { postgres, runAs: isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {} };
}

function install(): void {
  const isOurs = !existsSync(POLICY);
  if (isOurs) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...words: string[]) => spawnSync('apt-get', words, { env, stdio: 'inherit' });
  try {
    run('update', '-q');
    run('install', '-qy', '--no-install-recommends', ...PACKAGES);
  } finally {
    if (isOurs) rmSync(POLICY);
  }
}
