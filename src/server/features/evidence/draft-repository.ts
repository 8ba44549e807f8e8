import * as z from 'zod/mini';
import type { Evidence } from '#domain/disputes/evidence-limits.ts';
import { sameEvidence } from '#domain/disputes/evidence-merge.ts';
import { isProductType, type ProductType } from '#domain/disputes/evidence-product-type.ts';
import { type EpochSeconds, type UtcInstant, utcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';

export type DraftKey = Readonly<{ provider: string; dispute_id: string }>;
export type Draft = Readonly<{
  version: number;
  product_type: ProductType | null;
  evidence: Evidence;
  base: Evidence;
  saved: UtcInstant;
  saved_by: string | null;
}>;

const words = z.record(z.string(), z.string());

export async function findDraft(
  db: Database,
  { provider, dispute_id }: DraftKey,
): Promise<Draft | undefined> {
  const row = await db
    .selectFrom('evidence_drafts')
    .leftJoin('users', 'users.id', 'evidence_drafts.saved_by')
    .select(['version', 'product_type', 'evidence', 'base', 'saved', 'users.display_name as saved_by'])
    .where('provider', '=', provider)
    .where('dispute_id', '=', dispute_id)
    .executeTakeFirst();
  if (!row) return undefined;
  const product_type = row.product_type ?? undefined;
  return {
    ...row,
    product_type: isProductType(product_type) ? product_type : null,
    evidence: words.parse(row.evidence),
    base: words.parse(row.base),
  };
}

export type NewDraft = Readonly<{
  base_version: number;
  product_type: ProductType | null;
  evidence: Evidence;
  base: Evidence;
  saved_by: number | null;
}>;
export type Saved = Readonly<{ version: number; saved: UtcInstant }> | Readonly<{ conflict: number }>;

/** Saves on top of the version the writer began from, and on no other. The same words sent again are the same save. */
export async function saveDraft(
  db: Database,
  key: DraftKey,
  { base_version, saved_by, ...draft }: NewDraft,
  now: EpochSeconds,
): Promise<Saved> {
  const saved = utcInstant(now);
  const values = {
    product_type: draft.product_type,
    evidence: JSON.stringify(draft.evidence),
    base: JSON.stringify(draft.base),
    saved,
    saved_by,
  };
  const written =
    base_version === 0
      ? await db
          .insertInto('evidence_drafts')
          .values({ ...key, ...values, version: 1 })
          .onConflict((conflict) => conflict.doNothing())
          .returning(['version', 'saved'])
          .executeTakeFirst()
      : await db
          .updateTable('evidence_drafts')
          .set(({ eb }) => ({ ...values, version: eb('version', '+', 1) }))
          .where('provider', '=', key.provider)
          .where('dispute_id', '=', key.dispute_id)
          .where('version', '=', base_version)
          .returning(['version', 'saved'])
          .executeTakeFirst();
  if (written) return written;
  const current = await findDraft(db, key);
  const isSame =
    current?.product_type === draft.product_type && sameEvidence(current.evidence, draft.evidence);
  return current && isSame
    ? { version: current.version, saved: current.saved }
    : { conflict: current?.version ?? 0 };
}
