import type { FastifyInstance } from 'fastify';
import { fail } from '#contract/kit/errors.ts';

/** A name or a number, and perhaps a port; whoever writes more than that names no host. */
const HOST = /^(\[[\da-f:.]+\]|[^\s[\]:/?#@\\]+)(?::\d{1,5})?$/i;
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
/** An IPv6 socket writes the older addresses so. */
const MAPPED = /^::ffff:(?=\d)/;

/**
 * Whether a request means us. A page of another site can let its own name lead here and would then read what we answer, so
 * only our own names count: that of `PUBLIC_URL`, this machine's own, and the number that the connection itself was made to,
 * which no page can give another meaning. Ports differ wherever something stands in front, and say nothing.
 */
export function isOurHost(
  host: string | undefined,
  { publicName, localAddress }: Readonly<{ publicName: string; localAddress: string | undefined }>,
): boolean {
  if (host === undefined) return true; // Only programs older than names leave it out; a browser never does.
  const name = HOST.exec(host)?.[1]?.toLowerCase();
  if (name === undefined) return false;
  return LOOPBACK.test(name) || name === publicName || name === numberOf(localAddress);
}

const numberOf = (address: string | undefined): string | undefined => {
  const number = address?.replace(MAPPED, '');
  return number?.includes(':') ? `[${number}]` : number;
};

export function refuseOtherHosts(app: FastifyInstance, publicUrl: string): void {
  const publicName = new URL(publicUrl).hostname;
  app.addHook('onRequest', ({ headers, socket }, _reply, done) => {
    const { localAddress } = socket;
    done(isOurHost(headers.host, { publicName, localAddress }) ? undefined : fail('rest_misdirected'));
  });
}
