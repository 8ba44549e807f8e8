import type { EvidenceDesk } from '#contract/evidence.ts';
import { withFiles } from '#domain/disputes/evidence-answer.ts';
import { mergeEvidence, sameEvidence } from '#domain/disputes/evidence-merge.ts';
import { PRODUCT_TYPES } from '#domain/disputes/evidence-product-type.ts';
import type { LocalDraft, Typed } from './local-draft.ts';

/** A field that was changed here and elsewhere, each in its own way. */
export type Conflict = Readonly<{ key: string; theirs: string }>;
export type Begun = Readonly<{
  version: number;
  /** What the server has. */
  base: Typed;
  typed: Typed;
  conflicts: readonly Conflict[];
  recovered: boolean;
}>;

/** A type this page does not know cannot be shown as chosen, so it is asked for again. */
const productTypeOf = ({ product_type }: EvidenceDesk): Typed['productType'] =>
  PRODUCT_TYPES.find((type) => type === product_type) ?? null;

export const typedOf = (desk: EvidenceDesk): Typed => ({
  productType: productTypeOf(desk),
  evidence: withFiles(desk.evidence, desk.files),
});

/** Begins with what the server has, and brings back what this browser kept and had not saved. */
export function beginDraft(desk: EvidenceDesk, locals: readonly LocalDraft[]): Begun {
  const base = { productType: productTypeOf(desk), evidence: desk.evidence };
  const there = typedOf(desk);
  let typed = there;
  const conflicts = new Map<string, string>();
  for (const local of locals) {
    const merged = mergeEvidence(local.base.evidence, local.typed.evidence, typed.evidence);
    for (const key of merged.conflicts) conflicts.set(key, there.evidence[key] ?? '');
    const isTypeChanged = local.typed.productType !== local.base.productType;
    typed = {
      evidence: merged.evidence,
      productType: isTypeChanged ? local.typed.productType : typed.productType,
    };
  }
  const recovered = typed.productType !== there.productType || !sameEvidence(typed.evidence, there.evidence);
  return {
    version: desk.version,
    base,
    typed,
    recovered,
    conflicts: [...conflicts].map(([key, theirs]) => ({ key, theirs })),
  };
}
