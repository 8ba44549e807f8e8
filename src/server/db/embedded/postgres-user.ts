import { spawn, spawnSync } from 'node:child_process';
import { lstatSync } from 'node:fs';
import path from 'node:path';
import { DatabaseError } from '../database-errors.ts';

/** Whom PostgreSQL runs as; empty for "as ourselves". PostgreSQL refuses to run as root. */
export type RunAs = Readonly<{ uid?: number; gid?: number }>;

type Environment = Readonly<Record<string, string | undefined>>;

/** PostgreSQL's programs get no PG* variables and no locale of the person who starts them. */
export function cleanEnvironment(platform: string, env: Environment): Environment {
  const plain = { LC_ALL: 'C', TZ: 'UTC' };
  if (platform !== 'win32') return { PATH: '/usr/bin:/bin', ...plain };
  // No program starts on Windows that does not know where the system is.
  const { SystemRoot = 'C:\\Windows', ComSpec, TEMP, TMP } = env;
  const system = `${SystemRoot}\\System32`;
  return {
    PATH: `${system};${SystemRoot}`,
    SystemRoot,
    ComSpec: ComSpec ?? `${system}\\cmd.exe`,
    TEMP,
    TMP,
    ...plain,
  };
}

export const CLEAN_ENVIRONMENT = cleanEnvironment(process.platform, process.env);

const OWN_NAME = 'countinghouse';
const NOBODY = 65_534;

/** As root: the owner of an existing cluster, so that its files stay readable; the database's own user for a new one. */
export function chooseUser(cluster: string): RunAs {
  const found = lstatSync(cluster, { throwIfNoEntry: false });
  const me = process.getuid?.();
  if (me === 0) {
    if (!found || found.uid === 0) return findOwnUser();
    // Root once let databases run as nobody, who may be anybody; a folder that nobody made is nobody's to keep.
    const wasLent = found.uid === NOBODY && lstatSync(path.dirname(cluster)).uid === 0;
    return wasLent ? findOwnUser() : { uid: found.uid, gid: found.gid };
  }
  if (found && found.uid !== me) {
    throw new DatabaseError(
      `The database in ${cluster} belongs to another user. Start as that user, or choose another DATA_DIR.`,
    );
  }
  return {};
}

/** The user that nothing but the database runs as; `nobody` where there is none. */
export function findOwnUser(name: string = OWN_NAME): Readonly<{ uid: number; gid: number }> {
  const { stdout } = spawnSync('getent', ['passwd', name], { env: CLEAN_ENVIRONMENT, encoding: 'utf8' });
  const [, , uid, gid] = (stdout ?? '').split(':').map(Number);
  return uid && gid ? { uid, gid } : { uid: NOBODY, gid: NOBODY };
}

/** Makes that user, where root starts the database and the system can make users; elsewhere there is nothing to make. */
export function makeOwnUser(name: string = OWN_NAME): void {
  if (process.getuid?.() !== 0 || findOwnUser(name).uid !== NOBODY) return;
  const wanted = ['--system', '--user-group', '--no-create-home', '--home-dir', '/nonexistent'];
  spawnSync('useradd', [...wanted, '--shell', '/usr/sbin/nologin', name], {
    env: { ...CLEAN_ENVIRONMENT, PATH: '/usr/sbin:/sbin:/usr/bin:/bin' },
    cwd: '/',
  });
}

/** Whether that user may enter the folder, as the kernel sees it. */
export const canEnter = (folder: string, runAs: RunAs): boolean =>
  spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { ...runAs, env: CLEAN_ENVIRONMENT, cwd: '/' })
    .status === 0;

/** Runs one of PostgreSQL's programs to its end, while this process goes on answering others. */
export function runProgram(
  file: string,
  args: readonly string[],
  runAs: RunAs,
  input = '',
): Promise<Readonly<{ succeeded: boolean; said: string }>> {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      ...runAs,
      env: CLEAN_ENVIRONMENT,
      cwd: '/',
      windowsHide: true,
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    child.stdin.on('error', () => undefined); // One that ended without reading says why itself.
    child.stdin.end(input);
    let said = '';
    const listen = (text: unknown) => {
      said += String(text);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('error', (error) => resolve({ succeeded: false, said: error.message }));
    child.once('close', (code) => resolve({ succeeded: code === 0, said }));
  });
}
