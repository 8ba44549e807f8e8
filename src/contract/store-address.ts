export type AddressProblem = 'missing' | 'no_web_address' | 'carries_password';

/** The key of a store as WooCommerce makes it. */
export const STORE_KEY = /^ck_\w{1,100}$/;
export const STORE_SECRET = /^cs_\w{1,100}$/;

/** Where a store is, without a slash at its end. People copy the address of a page, or that of the interface: both mean the store. */
export function readStoreAddress(text: string): Readonly<{ url: string } | { problem: AddressProblem }> {
  if (text === '') return { problem: 'missing' };
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (!address || !['http:', 'https:'].includes(address.protocol)) return { problem: 'no_web_address' };
  // Whoever sees the address would see it, too; the key has a place of its own.
  if (address.username !== '' || address.password !== '') return { problem: 'carries_password' };
  const path = address.pathname.replace(/\/(?:wp-json|wp-admin)(?:\/.*)?$/, '').replace(/\/+$/, '');
  return { url: `${address.origin}${path}` };
}

export const isStoreAddress = (text: string): boolean => 'url' in readStoreAddress(text);
