/** The pages of the admin on which forms of the provider stand. */
const EMBEDDING_PAGES: readonly string[] = [
  '/payments/onboarding',
  '/payments/onboarding/kyc',
  '/payments/overview',
];

export const isEmbeddingPage = (path: string): boolean => EMBEDDING_PAGES.includes(path);
