/**
 * What a failed query says about the database itself. `away`: nobody answered, or the line broke. `read_only`: somebody answered
 * who may not write, as a standby that is not yet, or no longer, the primary. `busy`: it answered that it cannot now.
 */
export type DatabaseFailure = 'away' | 'read_only' | 'busy';

/** What a driver and the system tell of an error. */
type Told = Readonly<{ code?: unknown; syscall?: unknown; message?: unknown }>;

const READ_ONLY = '25006';
/** Lines refused or cut (08xxx), and a server that starts, stops or was stopped (57P0x). */
const AWAY = /^(08\w{3}|57P0\d|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
/** Too many lines or no memory (53xxx; a full disk is told apart before), or it took or waited too long (57014, 55P03). */
const BUSY = /^(53\w{3}|57014|55P03)$/;
/** A name that cannot be looked up just now, and a socket's file that is gone with its server. */
const NO_WAY = ['connect', 'getaddrinfo'];
/** The driver has no codes for these. */
const CUT = /^(Connection terminated|Client has encountered a connection error|timeout expired)/;
const WAITED = /^timeout exceeded when trying to connect/;

/** Undefined where the error is about the question and not about who was asked. */
export function databaseFailureOf(error: unknown): DatabaseFailure | undefined {
  const { code, syscall, message } = (typeof error === 'object' && error ? error : {}) as Told;
  if (typeof code === 'string') {
    if (code === READ_ONLY) return 'read_only';
    if (BUSY.test(code)) return 'busy';
    if (AWAY.test(code) || NO_WAY.includes(String(syscall))) return 'away';
    return undefined;
  }
  if (typeof message !== 'string') return undefined;
  if (CUT.test(message)) return 'away';
  return WAITED.test(message) ? 'busy' : undefined;
}

/** Nobody may write there now; what waits can only come back. */
export const isDatabaseGone = (error: unknown): boolean => {
  const failure = databaseFailureOf(error);
  return failure === 'away' || failure === 'read_only';
};
