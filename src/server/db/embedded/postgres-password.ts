import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fchownSync,
  fsyncSync,
  lchownSync,
  lstatSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';
import type { DataFolder } from './data-folder.ts';
import { cannotOpen, lastWords } from './postgres-launch.ts';
import { accessRules } from './postgres-reach.ts';
import { asArguments, type PostgresSettings } from './postgres-settings.ts';
import { runProgram } from './postgres-user.ts';

const PASSWORD_BYTES = 32;

const rulesOf = (cluster: string): string => path.join(cluster, 'pg_hba.conf');
const passwordFileOf = (dataDir: string): string => path.join(dataDir, 'password');

/** None where a server of an earlier release runs, which asks for none. */
export function readPassword({ dataDir }: DataFolder): string {
  const file = passwordFileOf(dataDir);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
}

export const isProtected = ({ cluster, dataDir, system }: DataFolder): boolean =>
  existsSync(passwordFileOf(dataDir)) &&
  existsSync(rulesOf(cluster)) &&
  readFileSync(rulesOf(cluster), 'utf8') === accessRules(system);

/**
 * Gives the cluster of an earlier release a password and the rule to ask for it, while no server runs on it: PostgreSQL itself
 * is asked, alone, without a socket. The file with the password comes last, so that a start that was killed in between is made
 * again.
 */
export async function protectCluster(options: {
  binaries: string;
  folder: DataFolder;
  settings: PostgresSettings;
}): Promise<void> {
  const { folder } = options;
  const password = makePassword(folder);
  writeRules(folder.cluster, folder);
  const { succeeded, said } = await runProgram(
    folder.system.program(options.binaries, 'postgres'),
    ['--single', '-D', folder.cluster, ...asArguments(options.settings), 'postgres'],
    folder.runAs,
    `alter role countinghouse password '${password.text}'\n`,
  );
  const words = lastWords(said) ?? /\bERROR: .*/.exec(said)?.[0]; // A statement that fails lets the program end well.
  if (!succeeded || words !== undefined) throw cannotOpen(folder.dataDir, words ?? said.trim());
  await password.keep();
}

export function writeRules(cluster: string, { runAs, system }: DataFolder): void {
  const file = rulesOf(cluster);
  writeFileSync(file, accessRules(system), { mode: 0o600 });
  if (runAs.uid !== undefined && runAs.gid !== undefined) lchownSync(file, runAs.uid, runAs.gid);
}

/**
 * A new password, in a file that PostgreSQL's programs may read until it is kept. Then it is for the owner of the data folder
 * alone, who is not always whoever starts: root may start somebody else's.
 */
export function makePassword({ dataDir, runAs, system }: DataFolder) {
  const text = randomBytes(PASSWORD_BYTES).toString('base64url');
  const file = `${passwordFileOf(dataDir)}.new`;
  rmSync(file, { force: true });
  const handle = openSync(file, 'wx', 0o600);
  try {
    if (runAs.uid !== undefined && runAs.gid !== undefined) fchownSync(handle, runAs.uid, runAs.gid);
    writeSync(handle, `${text}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  const keep = async () => {
    const { uid, gid } = lstatSync(dataDir);
    if (process.getuid?.() === 0) lchownSync(file, uid, gid);
    await system.move(file, passwordFileOf(dataDir));
  };
  return { text, file, keep };
}
