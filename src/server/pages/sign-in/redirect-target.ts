/** Where signing in leads when the address it should lead to is missing or not ours. */
export const DEFAULT_TARGET = '/wp-admin/admin.php?page=wc-admin';

const OUR_ORIGIN = 'http://ours.invalid';
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop these, so that "/\t/evil" becomes "//evil".
const UNSAFE = /[\u0000-\u001f\u007f\\]/;
/** Slash, backslash, percent and control characters in disguise: a proxy on the way may take the disguise off. */
const UNSAFE_ENCODED = /%(?:2f|5c|25|[01][0-9a-f]|7f)/i;

/** The path, with its query, that a browser may be sent to; whatever could lead to another origin becomes the default. */
export function redirectTarget(wanted: unknown): string {
  if (typeof wanted !== 'string' || !isPath(wanted) || !URL.canParse(wanted, OUR_ORIGIN))
    return DEFAULT_TARGET;
  const { origin, pathname, search, hash } = new URL(wanted, OUR_ORIGIN);
  // Looked at again, because "/..//evil" has only now become "//evil".
  if (origin !== OUR_ORIGIN || !isPath(pathname) || UNSAFE_ENCODED.test(pathname)) return DEFAULT_TARGET;
  if (pathname === '/wp-login.php') return DEFAULT_TARGET; // Signing in must not lead to signing in.
  return pathname + search + hash;
}

const isPath = (text: string): boolean => /^\/(?!\/)/.test(text) && !UNSAFE.test(text);
