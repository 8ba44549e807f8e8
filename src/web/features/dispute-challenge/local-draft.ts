import * as z from 'zod/mini';
import type { Evidence } from '#domain/disputes/evidence-limits.ts';
import { PRODUCT_TYPES, type ProductType } from '#domain/disputes/evidence-product-type.ts';

/** What is typed, as this page holds it. */
export type Typed = Readonly<{ productType: ProductType | null; evidence: Evidence }>;
/** The same with the saved state it was typed on top of. */
export type LocalDraft = Readonly<{ typed: Typed; base: Typed }>;

const PREFIX = 'evidence draft ';
const TAB = 'evidence tab';

const typed = z.object({
  productType: z.nullable(z.enum(PRODUCT_TYPES)),
  evidence: z.record(z.string(), z.string()),
});
const localDraft = z.object({ typed, base: typed });

/** A name for this tab that survives a reload. */
function tabName(): string {
  const known = sessionStorage.getItem(TAB);
  if (known !== null) return known;
  const name = [...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(36)).join('');
  sessionStorage.setItem(TAB, name);
  return name;
}

const prefixOf = (disputeId: string): string => `${PREFIX}${disputeId} `;

/** Keeps every word the moment it is typed, for the case that the browser dies before the server has it. */
export function keepLocally(disputeId: string, draft: LocalDraft): void {
  try {
    localStorage.setItem(prefixOf(disputeId) + tabName(), JSON.stringify(draft));
  } catch {
    // Full or forbidden; saving to the server goes on all the same.
  }
}

/** The server has it, so nothing of the customer stays behind in this browser. */
export function forgetLocally(disputeId: string): void {
  try {
    localStorage.removeItem(prefixOf(disputeId) + tabName());
  } catch {
    // Nothing was kept.
  }
}

/** Everything that tabs of this browser left behind unsaved, this one included. */
export function readLocally(disputeId: string): readonly LocalDraft[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefixOf(disputeId)))
      .flatMap((key) => {
        const parsed = localDraft.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
        return parsed.success ? [parsed.data] : [];
      });
  } catch {
    return [];
  }
}

/** Once it was brought back, or turned down. */
export function clearLocally(disputeId: string): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefixOf(disputeId))) localStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}
