import type { FastifyInstance } from 'fastify';

/** The mark of the product, as the tab of a browser shows it. */
const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><rect width="20" height="20" rx="4" fill="#3858e9"/><g fill="none" stroke="#fff" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><path d="M3.5 7.2 10 3l6.5 4.2"/><path d="M5.6 10v6.5M8.5 10v6.5M11.5 10v6.5M14.4 10v6.5"/><path d="m3.8 15.2 12.4-4"/></g></svg>
`;
const DAY_S = 86_400;

/** Browsers ask for favicon.ico on pages that name no icon; they take whatever kind of picture they get. */
export function favicon(app: FastifyInstance): void {
  for (const url of ['/favicon.ico', '/favicon.svg']) {
    app.get(url, async (_, reply) =>
      reply.type('image/svg+xml').header('cache-control', `public, max-age=${DAY_S}`).send(MARK),
    );
  }
}
