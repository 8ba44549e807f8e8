/** How the connections of a machine's processes call themselves at a served database, so that others know of it. */
const CALLED = 'countinghouse@';
/** PostgreSQL cuts a longer one. */
const NAME_CHARACTERS_MAX = 63;

export const nameOfMachine = (host: string): string => `${CALLED}${host}`.slice(0, NAME_CHARACTERS_MAX);

/** The other machines among those whose connections have these names. */
export function otherMachines(names: readonly string[], host: string): readonly string[] {
  const machines = new Set(names.filter((name) => name.startsWith(CALLED)));
  machines.delete(nameOfMachine(host));
  return [...machines].map((name) => name.slice(CALLED.length)).toSorted();
}

const sharedWith = (others: readonly string[]): string => `shares its database with ${others.join(', ')}`;

/** For whoever starts without a mail server; nothing where this machine is alone. */
export const mailsHereAlone = (others: readonly string[]): string | undefined =>
  others.length === 0
    ? undefined
    : `This machine ${sharedWith(others)}: without SMTP_URL each mail is a file in DATA_DIR of whichever one sent it. Set SMTP_URL.`;

/** For whoever just wrote a backup. */
export const backupHereAlone = (others: readonly string[]): string | undefined =>
  others.length === 0
    ? undefined
    : `This machine ${sharedWith(others)}: the backup lies here alone. Keep it where a lost machine does not take it along (--to FILE), and look for the newest one here.`;
