import { isIPv6 } from 'node:net';

/** Whoever holds an IPv6 address holds the 2^64 beside it, so those count as one; an IPv4 address counts as itself. */
export function addressGroup(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const groups = groupsOf(ip);
  const [high = '0', low = '0'] = groups.slice(6);
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMapped ? [...bytesOf(high), ...bytesOf(low)].join('.') : groups.slice(0, 4).join(':');
}

/** All eight, whatever the address leaves out, without leading zeros. */
function groupsOf(ip: string): string[] {
  const [head = '', tail] = (ip.split('%')[0] ?? ip).toLowerCase().replace(DOTTED, inGroups).split('::');
  const before = head.split(':').filter(Boolean);
  const after = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...zeros, ...after].map((group) => group.replace(/^0+(?=.)/, ''));
}

/** An IPv4 address at the end of an IPv6 one. */
const DOTTED = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/;
const inGroups = (_: string, a: string, b: string, c: string, d: string): string =>
  [Number(a) * 256 + Number(b), Number(c) * 256 + Number(d)].map((group) => group.toString(16)).join(':');

const bytesOf = (group: string): number[] => {
  const value = Number.parseInt(group, 16);
  return [Math.floor(value / 256), value % 256];
};
