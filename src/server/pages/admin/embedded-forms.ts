import type { PageSettings } from '#contract/page-settings.ts';
import { isEmbeddingPage } from '#domain/account/embedding-pages.ts';
import type { PaymentProvider, ProviderCapabilities } from '#provider/payment-provider.ts';
import type { PolicyAdditions } from '../../http/security-headers.ts';

const STRIPE_SCRIPTS = ['https://connect-js.stripe.com', 'https://js.stripe.com'];

/** Exactly what the provider asks for in its own guide; its one inline style is known by its hash. */
const STRIPE_FORMS: PolicyAdditions = {
  hasForeignScripts: true,
  'script-src': STRIPE_SCRIPTS,
  'frame-src': STRIPE_SCRIPTS,
  'img-src': ['https://*.stripe.com'],
  'style-src': ["'sha256-0hAheEzaMe6uXIKV4EehS9pu1am1lj/KnnzrOYqckXk='"],
};
/** It asks some merchants to sign in in a window of its own, which must be able to answer this one. */
const STRIPE_WINDOWS = { 'cross-origin-opener-policy': 'same-origin-allow-popups' };

type Embedding = Pick<PaymentProvider, 'name'> &
  Readonly<{ capabilities(): Pick<ProviderCapabilities, 'embeddedOnboarding'> }>;
type FormsOnPage = Readonly<{
  forms: PageSettings['embeddedForms'];
  policy: PolicyAdditions;
  headers: Readonly<Record<string, string>>;
}>;
const NOTHING_MORE = { policy: {}, headers: {} } as const;

/** Whether forms of the provider stand on this page, and what it may load for them beyond our own files. */
export function formsOnPage(provider: Embedding, path: string): FormsOnPage {
  if (!provider.capabilities().embeddedOnboarding) return { ...NOTHING_MORE, forms: 'none' };
  // The simulated provider's forms are files of ours, and need nothing.
  if (provider.name === 'simulator') return { ...NOTHING_MORE, forms: 'here' };
  if (!isEmbeddingPage(path)) return { ...NOTHING_MORE, forms: 'elsewhere' };
  return { forms: 'here', policy: STRIPE_FORMS, headers: STRIPE_WINDOWS };
}
