import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

type Locked = Readonly<{ resolved?: string; integrity?: string; link?: boolean; hasInstallScript?: boolean }>;
const lock: { packages: Record<string, Locked> } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const packages = Object.entries(lock.packages).filter(([name]) => name !== '');

test('S1: every package is held by the digest of its content', () => {
  expect(packages.length).toBeGreaterThan(100);
  const loose = packages.filter(([, { integrity, link }]) => link || !integrity?.startsWith('sha512-'));
  expect(loose.map(([name]) => name)).toEqual([]);
  const elsewhere = packages.filter(([, { resolved = 'https:' }]) => !resolved.startsWith('https:'));
  expect(elsewhere.map(([name]) => name)).toEqual([]);
});

test('S1: every version is exact, and there are few', () => {
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  const versions = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  expect(Object.keys(dependencies).length).toBeLessThanOrEqual(35);
});

test('S1: nothing runs by being installed', () => {
  expect(readFileSync('scripts/ensure-installed.mjs', 'utf8')).toContain('--ignore-scripts');
});
