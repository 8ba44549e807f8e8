/** Whether customers can see a product. */
export const PRODUCT_STATUSES = ['publish', 'draft'] as const;
export type ProductStatus = (typeof PRODUCT_STATUSES)[number];
