import { isIP } from 'node:net';

const PREFIX_MAX: Readonly<Record<number, number>> = { 4: 32, 6: 128 };

/**
 * The addresses and networks of the proxies in front of us, by whose word we know where a visitor is, or undefined where the
 * text is no list of them. A network of everything is none: then every visitor could name an address.
 */
export function readTrustedProxies(text: string): readonly string[] | undefined {
  const all = text.split(',').map((one) => one.trim());
  return all.every(isAddressOrNetwork) ? all : undefined;
}

function isAddressOrNetwork(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const most = PREFIX_MAX[isIP(address)];
  if (most === undefined || address.includes('%') || more.length > 0) return false;
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= most);
}
