import type { FastifyInstance } from 'fastify';

const HEADER = 'x-forwarded-for';

/** `1.2.3.4:5678`, `[2001:db8::1]:443` and `[2001:db8::1]`, as some proxies write them. An IPv6 address alone has no port. */
const WITH_PORT = /^(?:\[([\da-f:.]+)\](?::\d{1,5})?|(\d+\.\d+\.\d+\.\d+):\d{1,5})$/i;

/** The addresses of the header alone. A port is another one with each connection, and would make a new visitor of everybody. */
export const plainAddresses = (header: string): string =>
  header
    .split(',')
    .map((each) => {
      const [, bracketed, dotted] = WITH_PORT.exec(each.trim()) ?? [];
      return bracketed ?? dotted ?? each.trim();
    })
    .join(', ');

/** Before anybody asks where a visitor is. */
export function readForwardedAddresses(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { headers } }) => {
    const header = headers[HEADER];
    if (typeof header === 'string') headers[HEADER] = plainAddresses(header);
  });
}
