import { isFileField } from './evidence-fields.ts';
import type { Evidence } from './evidence-limits.ts';
import type { StoredAnswer } from './evidence-problems.ts';
import { PRODUCT_TYPE_KEY, type ProductType } from './evidence-product-type.ts';

type Attached = Readonly<{ field: string; file_id: string; filename: string }>;

export type PreparedAnswer = Readonly<{
  evidence: Evidence;
  productType: ProductType | null;
  files: readonly Attached[];
}>;

/** A file that was uploaded has its place, even if the browser died before the draft said so. */
export const withFiles = (evidence: Evidence, files: readonly Attached[]): Evidence => ({
  ...evidence,
  ...Object.fromEntries(files.map(({ field, file_id }) => [field, file_id])),
});

/** Stored evidence with the edits on top, and the names of its files. A file that was taken out has neither. */
export function answerOf(
  stored: StoredAnswer,
  { evidence, productType, files }: PreparedAnswer,
): Readonly<{ evidence: Record<string, string>; metadata: Record<string, string> }> {
  const nameOf = (key: string): string => {
    if (evidence[key] === '') return '';
    return files.find(({ field }) => field === key)?.filename ?? stored.metadata[key] ?? '';
  };
  const names = Object.keys(evidence).filter(isFileField);
  return {
    evidence: { ...stored.evidence, ...evidence },
    metadata: {
      ...Object.fromEntries(names.map((key) => [key, nameOf(key)])),
      ...(productType && { [PRODUCT_TYPE_KEY]: productType }),
    },
  };
}
