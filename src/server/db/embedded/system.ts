import type { Stats } from 'node:fs';
import type { DataFolderLock } from './data-folder-lock.ts';
import type { RunAs } from './postgres-user.ts';

export type ProgramName = 'postgres' | 'initdb' | 'pg_ctl';
/** A fast stop, one at once, and one by force. */
export type StopSignal = 'SIGINT' | 'SIGQUIT' | 'SIGKILL';

/** What the built-in PostgreSQL needs of the system it runs on. There is one for each kind, and nobody else asks which it is. */
export type System = Readonly<{
  program: (binaries: string, name: ProgramName) => string;
  /** For what all data folders share. The temporary folder would not do: it is cleaned by age. */
  cacheFolder: () => string;
  /** What initdb understands only here. */
  initdbWords: readonly string[];

  /** Makes the user whom PostgreSQL runs as, where it needs one of its own. */
  makeUser: () => void;
  chooseUser: (cluster: string) => RunAs;
  canEnter: (folder: string, runAs: RunAs) => boolean;
  /** Whether nobody but us can have put something there. */
  isOurs: (found: Stats) => boolean;

  /** Taken for this process alone. The kernel holds it, so it vanishes with its owner and can never be stale. */
  lock: (folder: string, key: string) => Promise<DataFolderLock>;

  /** How long the path of a socket may be. Without, PostgreSQL is reached at a port that only this machine can reach. */
  socketBytesMax: number | undefined;
  /** Whether PostgreSQL goes on when this process is killed; then somebody has to watch. */
  outlivesUs: boolean;
  /** Pids are reused: whether this one is PostgreSQL, and works in this cluster. */
  worksIn: (cluster: string, pid: number) => boolean;
  /** Every process that is known to work there, also those that outlived their server. */
  processesIn: (cluster: string) => number[];
  /** Says nothing of one that ended by itself in the meantime. */
  signal: (pid: number, name: StopSignal, by: Readonly<{ binaries: string; runAs: RunAs }>) => void;

  /** Gives what was just written its name. */
  move: (from: string, to: string) => Promise<void>;
  /** Sees that the names in a folder are on the disk. */
  syncFolder: (folder: string) => void;
}>;
