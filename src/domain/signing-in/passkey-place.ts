/** Where people open the store, as a browser reads the address. */
type Place = Readonly<{ protocol: string; hostname: string }>;

/** Passkeys belong to a name, and browsers make them on safe pages alone. */
export type PasskeyPlace = Readonly<{ name: string } | { problem: 'no_name' | 'no_https' }>;

const NUMBERS = /^\[|^[\d.]+$/;
const isThisMachine = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost');

export function passkeyPlace({ protocol, hostname }: Place): PasskeyPlace {
  if (NUMBERS.test(hostname)) return { problem: 'no_name' };
  if (protocol !== 'https:' && !isThisMachine(hostname)) return { problem: 'no_https' };
  return { name: hostname };
}
