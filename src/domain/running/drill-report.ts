import { DAY_S, type EpochSeconds, HOUR_S, MINUTE_S } from '../shared/time.ts';

/** What was written in the live database after a backup was made, and would be gone with it. */
export type Loss = Readonly<{ changes: number; newest: EpochSeconds | undefined }>;

/** How a backup that was brought back into an empty database turned out. */
export type Drill = Readonly<{
  rows: number;
  tables: number;
  /** When the backup was made, and when the drill was. */
  created: EpochSeconds;
  now: EpochSeconds;
  verifyMs: number;
  restoreMs: number;
  checkMs: number;
  invariants: number;
  /** Undefined where the live database could not be asked. */
  loss: Loss | undefined;
}>;

const UNITS = [
  [DAY_S, 'd'],
  [HOUR_S, 'h'],
  [MINUTE_S, 'min'],
  [1, 's'],
] as const;

/** The two largest units: nobody plans by the seconds of a day. A clock that went back is no time at all. */
export function spanWords(seconds: number): string {
  let rest = Math.max(0, Math.floor(seconds));
  const words: string[] = [];
  for (const [size, unit] of UNITS) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) words.push(`${count} ${unit}`);
    if (words.length === 2 || (words.length === 1 && count === 0)) break;
  }
  return words.join(' ') || '0 s';
}

const secondsWords = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/** What is told of a drill that went well. */
export function drillReport(drill: Drill): string[] {
  const { rows, tables, verifyMs, restoreMs, checkMs, invariants } = drill;
  const count = rows.toLocaleString('en');
  return [
    `Brought back ${count} rows of ${tables} tables in ${secondsWords(verifyMs + restoreMs)}: ${secondsWords(verifyMs)} to check the seal, ${secondsWords(restoreMs)} to fill.`,
    `All ${invariants} invariants hold (${secondsWords(checkMs)}).`,
    lossSentence(drill),
  ];
}

function lossSentence({ created, now, loss }: Drill): string {
  const age = `The backup is ${spanWords(now - created)} old`;
  if (!loss) return `${age}: whatever was written since would be lost. The live database could not be asked.`;
  if (loss.newest === undefined) return `${age}, and nothing was written since: nothing would be lost.`;
  const changes = loss.changes === 1 ? '1 change' : `${loss.changes.toLocaleString('en')} changes`;
  return `${age}. If the live database were lost now, ${changes} would be lost with it, the newest ${spanWords(now - loss.newest)} old.`;
}
