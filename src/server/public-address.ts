import { BlockList, isIP, isIPv6 } from 'node:net';

/** Networks that lead nowhere in the world: this machine, those beside it, and what is set aside for other uses. */
const NETWORKS_V4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
];
/** The world is 2000::/3; of it these carry an IPv4 address inside, or are set aside. */
const WORLD_V6 = '2000::/3';
const NETWORKS_V6 = [
  '2001::/32',
  '2001:2::/48',
  '2001:10::/28',
  '2001:20::/28',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
];

const listOf = (networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits = ''] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
};
const closedV4 = listOf(NETWORKS_V4, 'ipv4');
const closedV6 = listOf(NETWORKS_V6, 'ipv6');
const worldV6 = listOf([WORLD_V6], 'ipv6');
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Whether an IP address is one that anybody in the world reaches. What is no address is none. */
export function isPublicAddress(address: string): boolean {
  const [, mapped] = MAPPED.exec(address) ?? [];
  const plain = mapped ?? address;
  if (isIP(plain) === 0) return false;
  if (!isIPv6(plain)) return !closedV4.check(plain, 'ipv4');
  return worldV6.check(plain, 'ipv6') && !closedV6.check(plain, 'ipv6');
}
