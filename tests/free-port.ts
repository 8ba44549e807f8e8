import { createServer } from 'node:net';
import { assert } from '#domain/shared/assert.ts';

/** One that nobody on this machine listens at, for whoever must name it before they do. */
export async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  assert(address && typeof address === 'object', 'a server that listens has an address');
  await new Promise((resolve) => server.close(resolve));
  return address.port;
}
