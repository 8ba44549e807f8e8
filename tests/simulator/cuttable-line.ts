import { once } from 'node:events';
import net from 'node:net';
import { assert } from '#domain/shared/assert.ts';

/** For tests: a line to a server that breaks on demand. */
export type CuttableLine = Readonly<{
  host: string;
  port: number;
  /** Breaks at the nth message from now on: before it arrives, or after it arrived and before its answer comes. */
  cutAt(nth: number, when: 'before' | 'after'): void;
  /** Whether the last cut that was asked for has happened; a cut that has not is called off. */
  takeCut(): boolean;
  close(): Promise<void>;
}>;

/** PostgreSQL may listen in a folder instead of on an address. */
const reach = ({ host, port }: Readonly<{ host: string; port: number }>): net.Socket =>
  host.startsWith('/') ? net.connect(`${host}/.s.PGSQL.${port}`) : net.connect(port, host);

export async function openCuttableLine(
  target: Readonly<{ host: string; port: number }>,
): Promise<CuttableLine> {
  let plan: { left: number; when: 'before' | 'after' } | undefined;
  const open = new Set<net.Socket>();

  const server = net.createServer((near) => {
    const far = reach(target);
    const hangUp = () => {
      near.destroy();
      far.destroy();
      open.delete(near);
    };
    open.add(near);
    for (const socket of [near, far]) socket.on('error', hangUp).on('close', hangUp);
    near.on('data', (message) => {
      if (plan) plan.left -= 1;
      if (plan?.left !== 0) return void far.write(message);
      if (plan.when === 'before') return hangUp();
      near.destroy();
      far.end(message); // What was sent is still read at the other end, and nobody hears the answer.
    });
    far.on('data', (message) => near.write(message));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  assert(address !== null && typeof address === 'object', 'the line has a port');

  return {
    host: '127.0.0.1',
    port: address.port,
    cutAt: (nth, when) => {
      plan = { left: nth, when };
    },
    takeCut: () => {
      const happened = plan !== undefined && plan.left <= 0;
      plan = undefined;
      return happened;
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
