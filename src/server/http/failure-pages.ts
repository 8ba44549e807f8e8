import type { FastifyRequest } from 'fastify';
import type { AppError } from '#contract/kit/errors.ts';
import { languageCopy } from '#domain/shared/language-copy.ts';
import { directionOf } from '#domain/shared/text-direction.ts';
import { CARD_PAGE_STYLE_PATH } from './card-page-style.ts';
import { failurePagesCopy as copy } from './failure-pages-copy.ts';
import { type Html, html } from './html.ts';
import { isApi } from './security-headers.ts';

/**
 * A failure as a page, where somebody opened an address in a tab and there is no screen that could say what went wrong: the
 * link of a file, a page of the shop or of signing in.
 */
export function failurePage(
  { headers, routeOptions, url }: FastifyRequest,
  { message }: AppError,
): string | undefined {
  if (!headers.accept?.includes('text/html')) return undefined;
  const words = [html`<p>${message}</p>`, wayOn(url)];
  if (routeOptions.config?.endpoint?.stream) return page(copy.fileTitle, words);
  return isApi(url) ? undefined : page(copy.pageTitle, words);
}

/** Addresses under which nobody shops: those of the admin, of signing in, and of files. */
const OF_THE_ADMIN = /^\/(wp-[^/?]*|admin|mail|simulator|help|developers)([/?]|$)/;

/** Where somebody may go from an address that shows nothing: who shops is not sent to the admin. */
export const wayOn = (url: string): Html =>
  OF_THE_ADMIN.test(url)
    ? html`<a class="link" href="/wp-admin/admin.php?page=wc-admin">${copy.toAdmin}</a>`
    : html`<a class="link" href="/">${copy.toShop}</a>`;

/** A page for what cannot be shown, without anything that could fail as well: its sheet is a file of ours. */
export const page = (title: string, words: readonly Html[]): string =>
  html`<!doctype html>
<html lang="${languageCopy.tag}" dir="${directionOf(languageCopy.tag)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
<title>${title}</title><link rel="stylesheet" href="${CARD_PAGE_STYLE_PATH}"></head>
<body><main class="sheet"><div class="card"><h1>${copy.sentence(title)}</h1>${words}</div></main></body></html>
`.markup;
