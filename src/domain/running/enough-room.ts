const MB = 1_000_000;

/** What a start finds on its machine; undefined where the system does not tell. */
export type Room = Readonly<{
  diskBytes: number | undefined;
  memoryBytes: number | undefined;
}>;

/** What it is about to do there. */
export type Start = Readonly<{
  /** The database runs here too. */
  isEmbedded: boolean;
  /** There is no store yet, and one is to be made. */
  isNew: boolean;
}>;

/** Of a container the limit counts, not what its machine has; zero, or more than there is, means none. */
export function spareMemory(
  platform: string,
  { freeBytes, limitBytes }: Readonly<{ freeBytes: number; limitBytes: number }>,
): number | undefined {
  if (platform === 'darwin') return undefined; // It calls free only what nothing is in, and keeps that small.
  return Math.min(freeBytes, limitBytes || Number.POSITIVE_INFINITY);
}

/** The files of a new database and its log, before the first row. */
const NEW_STORE_MB = 150;
/** Less, and PostgreSQL cannot write the log that it needs to stop in order. */
const STORE_MB = 40;
const MEMORY_MB = 150;
const MEMORY_WITH_DATABASE_MB = 300;

const mbOf = (bytes: number): number => Math.floor(bytes / MB);

/** One sentence for whoever starts, where it would end badly after a minute of work; else nothing. */
export function roomProblem(
  { diskBytes, memoryBytes }: Room,
  { isEmbedded, isNew }: Start,
): string | undefined {
  const diskMb = isNew ? NEW_STORE_MB : STORE_MB;
  if (isEmbedded && diskBytes !== undefined && mbOf(diskBytes) < diskMb)
    return `The disk that holds DATA_DIR has ${mbOf(diskBytes)} MB left, and ${isNew ? 'a new store' : 'the store'} needs ${diskMb} MB to start. Make room on it, or choose another DATA_DIR; nothing is damaged.`;
  const memoryMb = isEmbedded ? MEMORY_WITH_DATABASE_MB : MEMORY_MB;
  if (memoryBytes !== undefined && mbOf(memoryBytes) < memoryMb)
    return `This machine has ${mbOf(memoryBytes)} MB of memory to spare, and a start needs ${memoryMb} MB. End other programs first${isEmbedded ? ', or set DATABASE_URL to a PostgreSQL on another machine' : ''}.`;
  return undefined;
}
