import { databaseFailureOf } from '#domain/running/database-failure.ts';
import type { Logger } from './logger.ts';

const LINE_EVERY_MS = 60_000;

type Level = 'warn' | 'error';
type Folded = { times: number; details: object };

/**
 * While the database is away, everybody who needs it fails again and again, and for the same reason. Of each sentence the first
 * is written as it is, and then one line a minute with the latest, which says how many it stands for.
 */
export function foldOutages(log: Logger): Logger {
  const folded = new Map<string, Folded>();
  const writeLater = (level: Level, message: string) => {
    setTimeout(() => {
      const { times, details } = folded.get(message) ?? { times: 0, details: {} };
      if (times === 0) return void folded.delete(message);
      folded.set(message, { times: 0, details: {} });
      log[level]({ ...details, times }, message);
      writeLater(level, message);
    }, LINE_EVERY_MS).unref();
  };
  const fold =
    (level: Level): Logger[Level] =>
    (details, message) => {
      if (!databaseFailureOf('err' in details ? details.err : undefined)) return log[level](details, message);
      const known = folded.get(message);
      if (known) return void folded.set(message, { times: known.times + 1, details });
      folded.set(message, { times: 0, details: {} });
      log[level](details, message);
      writeLater(level, message);
    };
  return {
    info: (details, message) => log.info(details, message),
    warn: fold('warn'),
    error: fold('error'),
  };
}
