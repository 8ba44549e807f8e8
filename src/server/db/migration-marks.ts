import { isRelease } from '#domain/running/release-order.ts';
import { MigrationError } from './database-errors.ts';
import type { Migration } from './migration-files.ts';

/** How a file is applied, and who can work with the schema afterwards; its first lines say so. */
export type MigrationMarks = Readonly<{
  /** Indexes that are built while others write, each by itself, which no transaction allows. */
  isConcurrent: boolean;
  /** Every release, where it only adds. */
  oldestRelease: string;
}>;

/** Of what only adds: older than any release. */
const EVERY_RELEASE = '0.0.0';
const CONTRACT = /^-- contract: from (.+)$/m;
const CONCURRENT = /^-- concurrent$/m;

/** `-- contract: from 0.3.0` names the oldest release that does without what is taken away; `-- concurrent` is about indexes. */
export function marksOf({ name, sql }: Pick<Migration, 'name' | 'sql'>): MigrationMarks {
  const head = sql.slice(0, sql.search(/^(?!--)/m));
  const oldestRelease = CONTRACT.exec(head)?.[1]?.trim() ?? EVERY_RELEASE;
  if (!isRelease(oldestRelease))
    throw new MigrationError(
      `The migration ${name} names ${oldestRelease}, which is no release such as 1.2.3.`,
    );
  return { isConcurrent: CONCURRENT.test(head), oldestRelease };
}

export type ConcurrentIndex = Readonly<{ index: string; statement: string }>;
const STATEMENT = /^create (?:unique )?index concurrently ([a-z_]+) on /;

/** The statements of a file of indexes, which has nothing else in it. */
export function indexesIn({ name, sql }: Pick<Migration, 'name' | 'sql'>): ConcurrentIndex[] {
  const bare = sql.replace(/^--.*$/gm, '');
  return bare
    .split(';')
    .map((statement) => statement.trim())
    .filter(Boolean)
    .map((statement) => {
      const index = STATEMENT.exec(statement)?.[1];
      if (index !== undefined) return { index, statement };
      throw new MigrationError(
        `The migration ${name} is marked as concurrent and has more in it than "create index concurrently NAME on …".`,
      );
    });
}
