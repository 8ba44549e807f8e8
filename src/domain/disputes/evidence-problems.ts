import { isFileId } from '../shared/ids.ts';
import { isCalendarDate } from '../shared/time.ts';
import { evidenceKind, isEvidenceKey, isFileField } from './evidence-fields.ts';
import type { Evidence } from './evidence-limits.ts';
import { evidenceProblemsCopy as copy } from './evidence-problems-copy.ts';
import { isProductType, PRODUCT_TYPE_KEY } from './evidence-product-type.ts';

type Notes = Readonly<Record<string, string>>;

/** What a dispute holds of its answer already. */
export type StoredAnswer = Readonly<{ evidence: Evidence; metadata: Notes }>;
export type SentAnswer = StoredAnswer & Readonly<{ submit: boolean }>;

/** What the provider says of a file. */
export type FileFacts = Readonly<{ purpose: string; size: number }>;
export type FilesFound = ReadonlyMap<string, FileFacts>;

export const EVIDENCE_PURPOSE = 'dispute_evidence';

/** Clients send back the whole object they read, so what stands there already may come along, whoever wrote it. */
const changedOf = (sent: Notes, stored: Notes): readonly (readonly [string, string])[] =>
  Object.entries(sent).filter(([key, value]) => stored[key] !== value);

/** The files to ask the provider about: all that the evidence would name, once one of them is new. */
export function filesToLookUp(sent: Evidence, stored: Evidence): readonly string[] {
  if (!changedOf(sent, stored).some(([key, value]) => isFileField(key) && isFileId(value))) return [];
  const named = Object.entries({ ...stored, ...sent }).filter(([key]) => isFileField(key));
  return [...new Set(named.map(([, value]) => value).filter(isFileId))];
}

/** Why an answer cannot be taken, under the name of each field; empty when it can. A draft may be empty, an answer not. */
export function evidenceProblems(
  { evidence, metadata, submit }: SentAnswer,
  stored: StoredAnswer,
  files: FilesFound,
): Readonly<Record<string, string>> {
  const isEmpty = Object.values({ ...stored.evidence, ...evidence }).every((piece) => piece.trim() === '');
  const problems: readonly (readonly [string, string | undefined])[] = [
    ['evidence', submit && isEmpty ? copy.nothingToSubmit : undefined],
    ...changedOf(evidence, stored.evidence).map(
      ([key, value]) => [`evidence.${key}`, pieceProblem(key, value, files)] as const,
    ),
    ...changedOf(metadata, stored.metadata).map(
      ([key, value]) => [`metadata.${key}`, noteProblem(key, value)] as const,
    ),
  ];
  return Object.fromEntries(
    problems.flatMap(([field, words]) => (words === undefined ? [] : [[field, words]])),
  );
}

function pieceProblem(key: string, value: string, files: FilesFound): string | undefined {
  if (!isEvidenceKey(key)) return 'Expected a field of the evidence';
  if (value === '') return undefined;
  switch (evidenceKind(key)) {
    case 'file':
      if (!isFileId(value)) return 'Expected the id of a file';
      return files.get(value)?.purpose === EVIDENCE_PURPOSE ? undefined : copy.noSuchFile;
    case 'date':
      return isCalendarDate(value) ? undefined : 'Expected a day written YYYY-MM-DD';
    default:
      return undefined;
  }
}

/** When a dispute was answered and closed, and by whom, the provider notes itself. */
function noteProblem(key: string, value: string): string | undefined {
  if (key === PRODUCT_TYPE_KEY)
    return value === '' || isProductType(value) ? undefined : 'Expected a type of product';
  return isFileField(key) ? undefined : copy.notHere;
}
