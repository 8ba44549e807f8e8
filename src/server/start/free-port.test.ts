import { createServer } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { withPort } from './free-port.ts';

const other = createServer();
afterEach(() => new Promise((resolve) => other.close(resolve)));

test('a port is refused while another program has it, and let go again once it was asked for', async () => {
  const { port, publicUrl } = await withPort(readConfig({ PORT: '0' }));
  expect(publicUrl).toBe(`http://127.0.0.1:${port}`);
  const config = readConfig({ PORT: String(port) });

  expect(await withPort(config)).toEqual(config);
  await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
  await expect(withPort(config)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});
