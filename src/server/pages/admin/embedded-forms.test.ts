import { expect, test } from 'vitest';
import { contentSecurityPolicy, mergePolicies } from '../../http/security-headers.ts';
import { formsOnPage } from './embedded-forms.ts';

const provider = (name: 'simulator' | 'stripe', embeddedOnboarding: boolean) => ({
  name,
  capabilities: () => ({ embeddedOnboarding }),
});
const headersOf = (name: 'simulator' | 'stripe', embeds: boolean, path: string) => {
  const { forms, policy, headers } = formsOnPage(provider(name, embeds), path);
  const csp = contentSecurityPolicy(mergePolicies({ 'frame-src': ["'self'"] }, policy));
  return { forms, csp, headers };
};

test.each(['/payments/overview', '/payments/onboarding', '/payments/onboarding/kyc'])(
  'on %s the company may stand, by exactly its own hosts',
  (path) => {
    const { forms, csp, headers } = headersOf('stripe', true, path);
    expect(forms).toBe('here');
    expect(csp).toContain("script-src 'self' https://connect-js.stripe.com https://js.stripe.com;");
    expect(csp).toContain("frame-src 'self' https://connect-js.stripe.com https://js.stripe.com;");
    expect(csp).toContain("img-src 'self' data: https://*.stripe.com;");
    expect(csp).toContain("connect-src 'self';");
    expect(csp).not.toContain('unsafe');
    expect(headers).toEqual({ 'cross-origin-opener-policy': 'same-origin-allow-popups' });
  },
);

test.each([
  ['another page', 'stripe', true, '/payments/transactions', 'elsewhere'],
  ['a page that only begins like one', 'stripe', true, '/payments/overview/more', 'elsewhere'],
  ['no page at all', 'stripe', true, '', 'elsewhere'],
  ['a company without forms', 'stripe', false, '/payments/overview', 'none'],
  ['the simulated company', 'simulator', true, '/payments/transactions', 'here'],
] as const)('%s lets nobody in', (_, name, embeds, path, forms) => {
  const page = headersOf(name, embeds, path);
  expect(page.forms).toBe(forms);
  expect(page.csp).not.toContain('stripe');
  expect(page.headers).toEqual({});
});
