import type { IncomingMessage, RequestListener, Server } from 'node:http';
import { BlockList, type Socket } from 'node:net';
import { addressGroup } from '../access/passwords/address-group.ts';

export type ConnectionLimits = Readonly<{
  all: number;
  /** Of one visitor: an address, or the network of one where addresses are many. */
  ofOneVisitor: number;
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
  return { all: 2000, ofOneVisitor: 200, isShared: (address) => proxies.check(address, familyOf(address)) };
}
const familyOf = (address: string): 'ipv4' | 'ipv6' => (address.includes(':') ? 'ipv6' : 'ipv4');

/** The request that is being answered there, if any: there is never more than one (see `one-at-a-time.ts`). */
type Connection = { readonly group: string; request?: IncomingMessage };

/**
 * Nobody keeps others out by holding connections. When there are as many as there may be, of one visitor or of all, one makes
 * room: the one that has been idle the longest; else the oldest of those who have not sent all of their request; else, of those
 * whose answer waits for them, the one who took nothing of it for the longest. What we are at work on is never cut: then the
 * new one is let go.
 */
export function limitConnections(
  server: Server,
  { all, ofOneVisitor, isShared }: ConnectionLimits,
  serve: RequestListener,
): RequestListener {
  const open = new Map<Socket, Connection>();
  const countOf = new Map<string, number>();
  /** The longest idle first. This includes those who have not finished the headers of their first request. */
  const idle = new Set<Socket>();
  /** First who began their request, or took what there was of its answer, the longest ago. */
  const busy = new Set<Socket>();

  const add = (socket: Socket, group: string): void => {
    open.set(socket, { group });
    idle.add(socket);
    countOf.set(group, (countOf.get(group) ?? 0) + 1);
  };
  const remove = (socket: Socket): void => {
    const connection = open.get(socket);
    if (!connection) return;
    const left = (countOf.get(connection.group) ?? 0) - 1;
    if (left > 0) countOf.set(connection.group, left);
    else countOf.delete(connection.group);
    open.delete(socket);
    idle.delete(socket);
    busy.delete(socket);
  };
  const findLeaving = (group: string | undefined): Socket | undefined => {
    const isAsked = (socket: Socket): boolean => group === undefined || open.get(socket)?.group === group;
    return (
      findIn(idle, isAsked) ??
      findIn(busy, (socket) => isAsked(socket) && open.get(socket)?.request?.complete === false) ??
      findIn(busy, (socket) => isAsked(socket) && socket.writableLength > 0)
    );
  };

  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    const group = addressGroup(address);
    const isOneTooMany = !isShared(address) && (countOf.get(group) ?? 0) >= ofOneVisitor;
    if (isOneTooMany || open.size >= all) {
      const leaving = findLeaving(isOneTooMany ? group : undefined);
      if (!leaving) return void socket.destroy();
      remove(leaving);
      leaving.destroy();
    }
    add(socket, group);
    socket.once('close', () => remove(socket));
    socket.on('drain', () => {
      if (busy.delete(socket)) busy.add(socket);
    });
  });
  return (request, reply) => {
    const { socket } = request;
    const connection = open.get(socket);
    if (connection) {
      connection.request = request;
      idle.delete(socket);
      busy.add(socket);
      reply.once('close', () => {
        delete connection.request;
        busy.delete(socket);
        if (open.has(socket)) idle.add(socket);
      });
    }
    serve(request, reply);
  };
}

function findIn(sockets: ReadonlySet<Socket>, isWanted: (socket: Socket) => boolean): Socket | undefined {
  for (const socket of sockets) if (isWanted(socket)) return socket;
  return undefined;
}
