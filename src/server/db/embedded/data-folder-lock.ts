import net from 'node:net';
import { codeOf, DatabaseInUseError } from '../database-errors.ts';

const OWNER_ANSWERS_WITHIN_MS = 10_000;
const ATTEMPTS = 5;

/** Held until `release()`, or until this process ends in any way. */
export type DataFolderLock = Readonly<{ release: () => void }>;

/**
 * Takes the data folder for this process. The kernel holds the lock (an abstract Unix socket), so it vanishes with its
 * owner and can never be stale; whoever knocks is told the owner's pid.
 */
export async function lockDataFolder(folder: string, key: string): Promise<DataFolderLock> {
  const name = `\0countinghouse-postgres-${key}`;
  for (let attempt = 1; ; attempt++) {
    const server = await listen(name);
    if (server) return { release: () => server.close() };
    const owner = await askOwner(name);
    // The owner may end between our two questions; then the lock is free again.
    if (owner !== 'gone' || attempt === ATTEMPTS) {
      throw new DatabaseInUseError(folder, owner === 'gone' ? undefined : owner);
    }
  }
}

function listen(name: string): Promise<net.Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => {
      socket.on('error', () => socket.destroy()); // A caller that hangs up early must not end this process.
      socket.end(String(process.pid));
    });
    server.once('error', (error) => (codeOf(error) === 'EADDRINUSE' ? resolve(undefined) : reject(error)));
    server.listen(name, () => resolve(server.unref()));
  });
}

function askOwner(name: string): Promise<number | undefined | 'gone'> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = net.connect(name);
    socket.setTimeout(OWNER_ANSWERS_WITHIN_MS, () => {
      socket.destroy();
      resolve(undefined);
    });
    socket.setEncoding('utf8');
    socket.on('data', (text) => {
      answer += text;
    });
    socket.on('error', () => resolve('gone'));
    socket.on('end', () => resolve(/^\d+$/.test(answer) ? Number(answer) : undefined));
  });
}
