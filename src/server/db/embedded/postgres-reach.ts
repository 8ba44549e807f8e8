import { once } from 'node:events';
import net from 'node:net';
import { type DataFolder, makeSocketFolder, removeSocketFolder } from './data-folder.ts';
import type { PostgresSettings } from './postgres-settings.ts';
import type { System } from './system.ts';

/** Where one server is reached: from this machine only, with its password. */
export type Reach = Readonly<{
  host: string;
  port: number;
  /** So that it listens there and nowhere else. */
  settings: PostgresSettings;
  /** Once it has ended. */
  remove: () => void;
}>;

/** No other machine reaches it. */
export const LOOPBACK = '127.0.0.1';
const SOCKET_PORT = 5432;

/** A private socket, which no other user reaches; a port where the system has none. */
export async function chooseReach(folder: DataFolder): Promise<Reach> {
  if (folder.system.socketBytesMax === undefined) return atPort(await findFreePort());
  const socketFolder = makeSocketFolder(folder);
  return {
    host: socketFolder,
    port: SOCKET_PORT,
    settings: {
      listen_addresses: '',
      unix_socket_directories: socketFolder,
      unix_socket_permissions: '0700',
      port: String(SOCKET_PORT),
    },
    remove: () => removeSocketFolder(socketFolder),
  };
}

const atPort = (port: number): Reach => ({
  host: LOOPBACK,
  port,
  settings: { listen_addresses: LOOPBACK, unix_socket_directories: '', port: String(port) },
  remove: () => undefined,
});

/** Whoever takes it in the moment between makes the start fail, with PostgreSQL's own words; the next one finds another. */
async function findFreePort(): Promise<number> {
  const server = net.createServer().listen(0, LOOPBACK);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : SOCKET_PORT;
}

/** Who may connect: nobody over a network, and nobody without the password, whoever they are on this machine. */
export function accessRules({ socketBytesMax }: System): string {
  const who = socketBytesMax === undefined ? `host all all ${LOOPBACK}/32` : 'local all all';
  return `# Written by Countinghouse.\n${who} scram-sha-256\n`;
}
