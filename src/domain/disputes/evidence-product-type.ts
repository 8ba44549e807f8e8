import type { Evidence } from './evidence-limits.ts';

/** What was sold; decides which evidence a bank wants to see. */
export const PRODUCT_TYPES = [
  'physical_product',
  'digital_product_or_service',
  'offline_service',
  'multiple',
] as const;
export type ProductType = (typeof PRODUCT_TYPES)[number];

/** Where a dispute's metadata keeps the choice. */
export const PRODUCT_TYPE_KEY = '__product_type';

export const isProductType = (value: string | undefined): value is ProductType =>
  PRODUCT_TYPES.some((type) => type === value);

type Answered = Readonly<{ metadata: Readonly<Record<string, string>>; evidence: Evidence }>;

/** Evidence that was stored without a type may belong to any of them, so every section is shown. */
export function storedProductType({ metadata, evidence }: Answered): ProductType | null {
  const stored = metadata[PRODUCT_TYPE_KEY];
  if (isProductType(stored)) return stored;
  return Object.values(evidence).some((piece) => piece !== '') ? 'multiple' : null;
}
