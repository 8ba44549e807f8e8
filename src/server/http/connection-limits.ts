import type { Server } from 'node:http';
import { BlockList, type Socket } from 'node:net';

export type ConnectionLimits = Readonly<{
  all: number;
  ofOneAddress: number;
  /** Speaks for many people, so only the limit of all holds for it. */
  isShared: (address: string) => boolean;
}>;

/** A proxy brings everybody's requests from one address: one that is named, or one on this machine. */
export function connectionLimits(trustProxy: readonly string[]): ConnectionLimits {
  const proxies = new BlockList();
  for (const proxy of ['127.0.0.0/8', '::1', ...trustProxy]) {
    const [address = '', prefix] = proxy.split('/');
    if (prefix === undefined) proxies.addAddress(address, familyOf(address));
    else proxies.addSubnet(address, Number(prefix), familyOf(address));
  }
  return { all: 2000, ofOneAddress: 200, isShared: (address) => proxies.check(address, familyOf(address)) };
}
const familyOf = (address: string): 'ipv4' | 'ipv6' => (address.includes(':') ? 'ipv6' : 'ipv4');

type Connection = { readonly address: string; underWay: number };

/**
 * Nobody keeps others out by holding connections. When there are as many as there may be, of one address or of all, the one
 * that has been idle the longest makes room; where none is idle, the new one is let go. Idle is whoever has no request under
 * way, which includes those who have not finished their first.
 */
export function limitConnections(server: Server, { all, ofOneAddress, isShared }: ConnectionLimits): void {
  const open = new Map<Socket, Connection>();
  const countOf = new Map<string, number>();
  /** The longest idle first. */
  const idle = new Set<Socket>();

  const add = (socket: Socket, address: string): void => {
    open.set(socket, { address, underWay: 0 });
    idle.add(socket);
    countOf.set(address, (countOf.get(address) ?? 0) + 1);
  };
  const remove = (socket: Socket): void => {
    const connection = open.get(socket);
    if (!connection) return;
    const left = (countOf.get(connection.address) ?? 0) - 1;
    if (left > 0) countOf.set(connection.address, left);
    else countOf.delete(connection.address);
    open.delete(socket);
    idle.delete(socket);
  };
  const findIdle = (address: string | undefined): Socket | undefined => {
    for (const socket of idle)
      if (address === undefined || open.get(socket)?.address === address) return socket;
    return undefined;
  };

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const isOneTooMany = !isShared(address) && (countOf.get(address) ?? 0) >= ofOneAddress;
    if (isOneTooMany || open.size >= all) {
      const leaving = findIdle(isOneTooMany ? address : undefined);
      if (!leaving) return void socket.destroy();
      remove(leaving);
      leaving.destroy();
    }
    add(socket, address);
    socket.once('close', () => remove(socket));
  });
  server.on('request', ({ socket }, reply) => {
    const connection = open.get(socket);
    if (!connection) return;
    connection.underWay += 1;
    idle.delete(socket);
    reply.once('close', () => {
      connection.underWay -= 1;
      if (connection.underWay === 0 && open.has(socket)) idle.add(socket);
    });
  });
}
