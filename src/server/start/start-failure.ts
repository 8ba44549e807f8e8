import { ConfigError } from '../config.ts';
import { codeOf, DatabaseError, DISK_FULL, messageOf } from '../db/database-errors.ts';

/** Raised when the start cannot go on; its message is the one sentence a person reads. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

const OF_SETTINGS = ['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL', 'ENOTFOUND'];

/** Whether the next start would fail of the same: of a setting, which only a person changes. */
export const isOfSettings = (error: unknown): boolean =>
  error instanceof ConfigError || error instanceof StartError || OF_SETTINGS.includes(codeOf(error) ?? '');

/** What a person is told when the product does not start. Only what nobody foresaw shows its inside. */
export function sentenceOf(error: unknown, { host, port }: { host?: string; port?: string }): string {
  const causes = error instanceof Error ? [codeOf(error), codeOf(error.cause)] : [];
  if (causes.includes('ENOSPC') || causes.includes(DISK_FULL))
    return 'The disk is full. Make room on the one that holds DATA_DIR and start again; nothing is damaged.';
  if (error instanceof ConfigError || error instanceof DatabaseError || error instanceof StartError)
    return error.message;
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is already in use. Stop the other program, or choose another PORT.`;
    case 'EACCES':
      return `${messageOf(error)}. Choose a PORT above 1023 and a DATA_DIR you may write to.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST ${host} is not an address of this machine.`;
    default:
      return `Countinghouse could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
  }
}
