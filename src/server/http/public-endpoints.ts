import { addressOf, type Endpoint } from '#contract/kit/endpoint.ts';
import { CAPABILITIES } from '#domain/people/capabilities.ts';

/** Everything under /wp-json that answers without signing in. At most six; each needs a reason. */
export const PUBLIC_ENDPOINTS: readonly string[] = [
  'GET /wp-json/', // Says what this is and where its description lives; nothing of the store.
  'GET /wp-json/openapi.json', // The same description for every installation; nothing of the store.
  'POST /wp-json/wc-admin/session', // Signing in itself.
  'POST /wp-json/wc-admin/session/passkey', // Signing in with a passkey: what it has to sign.
  'POST /wp-json/wc-admin/session/step', // Its second step, or the passkey.
  'GET /wp-json/wc/v3/payments/file/:id', // The logo that the shop shows; every other file is refused there.
];

const ASKED: readonly string[] = ['public', 'signed_in', ...CAPABILITIES];

/** Stops the start for an endpoint that declares nobody, or everybody without being on the list. */
export function checkCapability({ method, path, capability }: Endpoint): void {
  const name = `${method} ${addressOf({ path })}`;
  if (!ASKED.includes(capability)) throw new Error(`${name} declares no capability.`);
  if (capability === 'public' && !PUBLIC_ENDPOINTS.includes(name)) {
    throw new Error(`${name} is public but not on the list of public endpoints.`);
  }
}
