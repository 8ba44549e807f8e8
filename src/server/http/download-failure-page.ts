import type { FastifyRequest } from 'fastify';
import type { AppError } from '#contract/kit/errors.ts';
import { html } from './html.ts';

/** Somebody opened the link of a file in a tab of their own: there is no screen that could say what went wrong. */
export const opensFile = ({ headers, routeOptions }: FastifyRequest): boolean =>
  routeOptions.config?.endpoint?.stream === true && headers.accept?.includes('text/html') === true;

export const downloadFailurePage = ({ message }: AppError): string =>
  html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>The file could not be opened</title></head>
<body><main><h1>The file could not be opened.</h1><p>${message}</p>
<p><a href="/wp-admin/admin.php?page=wc-admin">Go to the store admin</a></p></main></body></html>
`.markup;
