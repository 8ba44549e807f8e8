import { closeSync, constants, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';
import net from 'node:net';
import { codeOf, DatabaseError, DatabaseInUseError } from '../database-errors.ts';

const OWNER_ANSWERS_WITHIN_MS = 10_000;
const ATTEMPTS = 5;

/** Held until `release()`, or until this process ends in any way. */
export type DataFolderLock = Readonly<{ release: () => void }>;

/** By a name without a file that only one process can listen at; whoever knocks is told the owner's pid. */
export async function lockByName(folder: string, name: string): Promise<DataFolderLock> {
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
    socket.on('end', () => resolve(pidOf(answer)));
  });
}

const pidOf = (text: string): number | undefined => (/^\d+$/.test(text) ? Number(text) : undefined);

/** What macOS calls O_EXLOCK, which Node passes on and has no name for: nobody else opens it so until it is closed. */
const ALONE = 0x20;
const FLAGS = constants.O_RDWR | constants.O_CREAT | constants.O_NONBLOCK | ALONE;

/** By a file that only one process can open so; the owner's pid stands in it. */
export function lockByFile(folder: string, file: string, open: typeof openSync = openSync): DataFolderLock {
  let handle: number;
  try {
    handle = open(file, FLAGS, 0o600);
  } catch (error) {
    if (codeOf(error) === 'EAGAIN') throw new DatabaseInUseError(folder, pidOf(readFileSync(file, 'utf8')));
    throw new DatabaseError(
      `The data folder ${folder} cannot be held for this process alone (${codeOf(error)}). Choose a DATA_DIR on a disk of this machine.`,
    );
  }
  ftruncateSync(handle);
  writeSync(handle, String(process.pid), 0);
  return { release: () => closeSync(handle) };
}
