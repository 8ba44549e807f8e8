import type { FastifyRequest } from 'fastify';
import type { AppError } from '#contract/kit/errors.ts';
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
  if (routeOptions.config?.endpoint?.stream) return page('The file could not be opened', words);
  return isApi(url) ? undefined : page('This page cannot be shown now', words);
}

/** Addresses under which nobody shops: those of the admin, of signing in, and of files. */
const OF_THE_ADMIN = /^\/(wp-[^/?]*|mail|simulator|help)([/?]|$)/;

/** Where somebody may go from an address that shows nothing: who shops is not sent to the admin. */
export const wayOn = (url: string): Html =>
  OF_THE_ADMIN.test(url)
    ? html`<p><a href="/wp-admin/admin.php?page=wc-admin">Go to the store admin</a></p>`
    : html`<p><a href="/">Go to the shop</a></p>`;

/** A page for what cannot be shown, without anything that could fail as well. */
export const page = (title: string, words: readonly Html[]): string =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title></head>
<body><main><h1>${title}.</h1>${words}</main></body></html>
`.markup;
