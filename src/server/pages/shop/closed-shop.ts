import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languageCopy } from '#domain/shared/language-copy.ts';
import { directionOf } from '#domain/shared/text-direction.ts';
import { html } from '../../http/html.ts';
import { readForms } from '../sign-in/sign-in-request.ts';
import { closedShopCopy as copy } from './closed-shop-copy.ts';
import { sendShop } from './shop-request.ts';

const PAGES = ['/', '/product/:slug', '/checkout', '/checkout/*'] as const;
const FORMS = ['/cart', '/checkout', '/checkout/*'] as const;

/** The built-in shop, where another store sells: its addresses say where to go, and take nothing. */
export function closedShop(app: FastifyInstance, storeUrl: string): void {
  const page = () =>
    html`<!doctype html>
<html lang="${languageCopy.tag}" dir="${directionOf(languageCopy.tag)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${copy.title}</title></head>
<body><main><h1>${copy.title}</h1><p>${copy.words}</p><p><a href="${storeUrl}">${copy.open}</a></p>
<p><a href="/wp-admin/">${copy.admin}</a></p></main></body>
</html>
`.markup;
  readForms(app);
  const answer = async (_: FastifyRequest, reply: FastifyReply) => sendShop(reply, 404, page());
  for (const url of PAGES) app.get(url, answer);
  for (const url of FORMS) app.post(url, answer);
}
