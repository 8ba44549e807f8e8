/** Version, trace, parent and flags, as W3C Trace Context writes them; a trace of nothing but zeros is none. */
const TRACE_PARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-((?!0{16})[0-9a-f]{16})-[0-9a-f]{2}$/;

/** The trace that a caller says a request belongs to, and which part of it asked. */
export type TraceParent = Readonly<{ traceId: string; spanId: string }>;

/** Whether the caller records it says nothing here: anybody may say anything, and we choose ourselves (`isRecorded`). */
export function traceParentOf(header: string | string[] | undefined): TraceParent | undefined {
  const [, traceId, spanId] = (typeof header === 'string' && TRACE_PARENT.exec(header)) || [];
  return traceId !== undefined && spanId !== undefined ? { traceId, spanId } : undefined;
}

export const traceIdOf = (header: string | string[] | undefined): string | undefined =>
  traceParentOf(header)?.traceId;

/** The last seven bytes of a trace are made up by chance; of these, as many digits as a number holds exactly. */
const [FIRST_DIGIT, LAST_DIGIT] = [-14, -1];
const CHANCES = 2 ** 52;

/** Whether so large a share of all traces has this one in it: the same answer in every process, and with every other program that asks likewise. */
export const isRecorded = (traceId: string, share: number): boolean =>
  Number.parseInt(traceId.slice(FIRST_DIGIT, LAST_DIGIT), 16) < share * CHANCES;
