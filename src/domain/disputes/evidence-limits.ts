/** What a merchant tells the bank: text, days, and the ids of files, under the names of their fields. */
export type Evidence = Readonly<Record<string, string>>;

/** The character that reaches a limit is refused: one less is the most. */
export const EVIDENCE_FIELD_LIMIT = 20_000;
export const EVIDENCE_TOTAL_LIMIT = 150_000;
/** Of all files of a dispute together; exactly this many are accepted. */
export const EVIDENCE_FILES_BYTES_MAX = 4_500_000;
/** More is cut off by the networks that pass the packet on. */
export const EVIDENCE_PAGES_MAX = 50;

export const evidenceLength = (evidence: Evidence): number =>
  Object.values(evidence).reduce((sum, piece) => sum + piece.length, 0);

/** Which limit a change would reach; `undefined` when it may be made. Making something shorter is always allowed. */
export function reachedLimit(before: Evidence, key: string, value: string): number | undefined {
  if (value.length <= (before[key] ?? '').length) return undefined;
  if (value.length >= EVIDENCE_FIELD_LIMIT) return EVIDENCE_FIELD_LIMIT;
  const total = evidenceLength({ ...before, [key]: value });
  return total >= EVIDENCE_TOTAL_LIMIT ? EVIDENCE_TOTAL_LIMIT : undefined;
}

/** Whether evidence as a whole may be kept. */
export function tooLong(evidence: Evidence): number | undefined {
  if (Object.values(evidence).some(({ length }) => length >= EVIDENCE_FIELD_LIMIT))
    return EVIDENCE_FIELD_LIMIT;
  return evidenceLength(evidence) >= EVIDENCE_TOTAL_LIMIT ? EVIDENCE_TOTAL_LIMIT : undefined;
}

export const exceedsFileLimit = (sizes: readonly number[]): boolean =>
  sizes.reduce((sum, size) => sum + size, 0) > EVIDENCE_FILES_BYTES_MAX;
