import { JOURNAL_FORMATS, STATEMENT_FORMATS } from '../books/journal-format.ts';
import { known } from '../shared/word.ts';
import { RHYTHMS, type RhythmName } from './schedule-rhythm.ts';

/** A list as it is on the screen. */
const AS_LISTED = null;

/** What a file can be written as, the usual first: of transactions, also with what accountants book them with. */
const FORMATS: Readonly<Record<string, readonly (string | null)[]>> = {
  transactions: [AS_LISTED, 'accountants'],
  journal: JOURNAL_FORMATS,
  statement: STATEMENT_FORMATS,
};

export const formatsOf = (kind: string): readonly (string | null)[] => known(FORMATS, kind) ?? [AS_LISTED];

/** A statement is of a month. */
export const rhythmsOf = (kind: string): readonly RhythmName[] =>
  kind === 'statement' ? ['monthly'] : RHYTHMS;

type Wanted = Readonly<{ kind: string; format: string | null; rhythm: RhythmName; weekday: string | null }>;

/** Which part of what somebody wants does not fit the others. */
export function misfit({
  kind,
  format,
  rhythm,
  weekday,
}: Wanted): 'format' | 'rhythm' | 'weekday' | undefined {
  if (!formatsOf(kind).includes(format)) return 'format';
  if (!rhythmsOf(kind).includes(rhythm)) return 'rhythm';
  return (rhythm === 'weekly') === (weekday !== null) ? undefined : 'weekday';
}

/** How it leaves: as a link that asks for a sign-in, or as the file itself, where a mail has room for it. */
export const SENT_AS = ['link', 'file'] as const;
export type SentAs = (typeof SENT_AS)[number];

/** Why a schedule stands still by itself. */
export const STOPS = ['maker_left', 'maker_right'] as const;
export type Stop = (typeof STOPS)[number];

/** A schedule speaks in the name of whoever made it: it stops once they cannot come in, or may not have the file. */
export function stopOf(
  maker: Readonly<{ comesIn: boolean; kinds: readonly string[] }>,
  kind: string,
): Stop | undefined {
  if (!maker.comesIn) return 'maker_left';
  return maker.kinds.includes(kind) ? undefined : 'maker_right';
}

/** How a run ended; `trying` is to be tried again. */
export const RUN_RESULTS = ['sent', 'nobody', 'not_datev', 'trying', 'failed'] as const;
export type RunResult = (typeof RUN_RESULTS)[number];

/** A run that could not be made is tried so often, and then told. */
const TRIES_MAX = 5;
export const resultAfter = (tries: number): RunResult => (tries < TRIES_MAX ? 'trying' : 'failed');
