import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { typedClient } from '#contract/description/typed-client.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { fail } from '#contract/kit/errors.ts';
import manifest from '../../../../package.json' with { type: 'json' };
import type { Deps } from '../../deps.ts';
import { readCookie } from '../../http/cookies.ts';
import { areaPage, guidePage, type Theme } from './developers-page.ts';
import { DEVELOPERS_SHEET, DEVELOPERS_SHEET_PATH } from './developers-style.ts';

const YEAR_S = 31_536_000;
const KEPT_S = 300;

/** What is written for whoever builds on the store: the guide, every call by area, and a typed client. Anybody may read it. */
export function developersPages(
  app: FastifyInstance,
  { config }: Pick<Deps, 'config'>,
  endpoints: readonly Endpoint[],
): void {
  const described = { endpoints, url: new URL(config.publicUrl).origin };
  const page = keptTexts((name, theme) =>
    name === '' ? guidePage(described, theme) : areaPage(described, name, theme),
  );
  const client = keptTexts(() => typedClient(endpoints, manifest.version));

  app.get('/developers', (request, reply) => sendPage(request, reply, page('', themeOf(request))));
  app.get<{ Params: { area: string } }>('/developers/:area', (request, reply) =>
    sendPage(request, reply, page(request.params.area, themeOf(request))),
  );
  app.get('/developers/client.ts', (request, reply) => {
    reply.type('text/plain; charset=utf-8');
    return sendKept(request, reply, client('', undefined));
  });
  app.get(DEVELOPERS_SHEET_PATH, (_, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
      .send(DEVELOPERS_SHEET),
  );
}

type Kept = Readonly<{ text: string; etag: string }>;

/** Nothing in these texts changes while the process lives, so each is made once, when it is first asked for. */
function keptTexts(make: (name: string, theme: Theme) => string | undefined) {
  const made = new Map<string, Kept>();
  return (name: string, theme: Theme): Kept | undefined => {
    const key = `${theme} ${name}`;
    const known = made.get(key);
    if (known) return known;
    const text = make(name, theme);
    if (text === undefined) return undefined;
    const mark = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    const marked = { text, etag: `W/"${mark}"` };
    made.set(key, marked);
    return marked;
  };
}

function sendPage(request: FastifyRequest, reply: FastifyReply, kept: Kept | undefined): FastifyReply {
  reply.type('text/html; charset=utf-8').header('vary', 'cookie, accept-encoding');
  return sendKept(request, reply, kept);
}

function sendKept({ headers }: FastifyRequest, reply: FastifyReply, kept: Kept | undefined): FastifyReply {
  if (!kept) throw fail('rest_no_route', {});
  reply.header('etag', kept.etag).header('cache-control', `private, max-age=${KEPT_S}`);
  return headers['if-none-match'] === kept.etag ? reply.code(304).send() : reply.send(kept.text);
}

/** The theme a person chose in the admin; without a choice the system decides. */
const themeOf = (request: FastifyRequest): Theme => {
  const theme = readCookie(request, 'theme');
  return theme === 'light' || theme === 'dark' ? theme : undefined;
};
