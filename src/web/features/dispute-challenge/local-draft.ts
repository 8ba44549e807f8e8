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

/** A name for this tab that survives a reload. A tab that was copied brings the name of the other one, and takes a new one. */
function tabName(taken: readonly string[] = []): string {
  const known = sessionStorage.getItem(TAB);
  if (known !== null && !taken.includes(known)) return known;
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

const lockOf = (tab: string): string => `evidence tab ${tab}`;

/** A tab that is open holds a lock under its name; when it ends, however it ends, the browser lets go of it. */
export function showThisTabIsOpen(): () => void {
  let letGo: () => void = () => undefined;
  const isOpen = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  try {
    navigator.locks?.request(lockOf(tabName()), { mode: 'shared' }, () => isOpen).catch(() => undefined);
  } catch {
    // Without storage a tab has no name, and nothing of it is kept either.
  }
  return letGo;
}

/** What tabs that are gone left behind. It is taken once: what an open tab still holds is its own business. */
export async function takeAbandoned(disputeId: string): Promise<readonly LocalDraft[]> {
  const open = (await navigator.locks?.query())?.held?.map(({ name }) => name ?? '') ?? [];
  try {
    const drafts: LocalDraft[] = [];
    const prefix = prefixOf(disputeId);
    for (const key of Object.keys(localStorage)) {
      const tab = key.slice(prefix.length);
      if (!key.startsWith(prefix) || open.includes(lockOf(tab))) continue;
      const parsed = localDraft.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
      if (parsed.success) drafts.push(parsed.data);
      localStorage.removeItem(key);
    }
    const prefixOfLocks = lockOf('');
    tabName(
      open.filter((name) => name.startsWith(prefixOfLocks)).map((name) => name.slice(prefixOfLocks.length)),
    );
    return drafts;
  } catch {
    return []; // No storage, or something in it that is not ours.
  }
}
