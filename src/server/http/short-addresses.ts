import type { FastifyInstance } from 'fastify';

/** What people type, and where it is. */
export const SHORT_ADDRESSES: Readonly<Record<string, string>> = {
  '/wp-admin': '/wp-admin/',
  '/admin': '/wp-admin/',
  '/admin/': '/wp-admin/',
  '/help': '/help/topics',
  '/help/': '/help/topics',
  '/developers/': '/developers',
  '/login': '/wp-login.php',
  '/shop': '/',
  '/shop/': '/',
  '/cart': '/checkout',
  '/cart/': '/checkout',
  '/checkout/': '/checkout',
};

export function shortAddresses(app: FastifyInstance): void {
  for (const [url, target] of Object.entries(SHORT_ADDRESSES))
    app.get(url, async (_, reply) => reply.redirect(target));
}
