/** The header in which a fresh nonce says whose it is. A file of its own: every page needs it, none the sign-in schemas. */
export const SIGNED_IN_USER = 'x-signed-in-user';
