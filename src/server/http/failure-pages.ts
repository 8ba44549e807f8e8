import type { FastifyRequest } from 'fastify';
import type { AppError } from '#contract/kit/errors.ts';
import { html } from './html.ts';
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
  if (routeOptions.config?.endpoint?.stream) return page('The file could not be opened', message);
  return isApi(url) ? undefined : page('This page cannot be shown now', message);
}

const page = (title: string, words: string): string =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title></head>
<body><main><h1>${title}.</h1><p>${words}</p>
<p><a href="/wp-admin/admin.php?page=wc-admin">Go to the store admin</a></p></main></body></html>
`.markup;
