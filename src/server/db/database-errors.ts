/** A problem with the database that a person can act on; its message is the sentence they read. */
export class DatabaseError extends Error {
  override readonly name: string = 'DatabaseError';
}

/** Another process holds the data folder. */
export class DatabaseInUseError extends DatabaseError {
  override readonly name = 'DatabaseInUseError';
  readonly folder: string;
  /** Absent when the other process was too busy to tell. */
  readonly pid: number | undefined;
  constructor(folder: string, pid: number | undefined) {
    const owner = pid === undefined ? 'another process' : `process ${pid}`;
    super(
      `The database in ${folder} is already in use by ${owner}. Stop it first, or choose another DATA_DIR.`,
    );
    this.folder = folder;
    this.pid = pid;
  }
}

/** The migrations and the database do not fit together. */
export class MigrationError extends DatabaseError {
  override readonly name = 'MigrationError';
}

/** A backup that cannot be made, or a file that cannot be restored. */
export class BackupError extends DatabaseError {
  override readonly name = 'BackupError';
}

/** What PostgreSQL calls a full disk; to the system it is ENOSPC. */
export const DISK_FULL = '53100';

/** Told where the words of another program say so; its own advice would be to look for damage that is not there. */
export const fullDiskSentence = (folder: string, said: string): string | undefined =>
  said.includes('No space left on device')
    ? `The disk that holds ${folder} is full. Make room on it and start again; nothing is damaged.`
    : undefined;

/** The code of a system or PostgreSQL error, such as ENOENT or 42P01. */
export const codeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const UNPREPARED = ['42P01', '3F000'];

/** For a command on a database whose tables, or the place of whose jobs, no start has made yet. */
export function tellUnprepared(error: unknown): never {
  if (!UNPREPARED.includes(codeOf(error) ?? '')) throw error;
  throw new DatabaseError('The database has not been prepared yet. Run npm start once.');
}
