import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { PolicyAdditions } from '../../http/security-headers.ts';
import { DEVELOPERS_SCRIPT } from '../developers/developers-page.ts';
import { PASSKEY_SCRIPT } from '../sign-in/sign-in-page.ts';
import { type AssetsOf, EMBEDDED_SCRIPT } from './built-assets.ts';

const BASE = '/assets/';
const EMBEDDED_SOURCE = 'src/provider/simulator/embedded/connect-script.ts';
const PASSKEY_SOURCE = 'src/web/sign-in-page/passkey-script.ts';
const DEVELOPERS_SOURCE = 'src/web/developers-page/try-call-script.ts';
const PREAMBLE = '/development/react-refresh.js';

/** Vite puts styles and its own notices into the page by script while developing; the built product never does. */
export const DEVELOPMENT_POLICY: PolicyAdditions = {
  'style-src': ["'unsafe-inline'"],
  hasForeignScripts: true,
};

/** Serves the browser files straight from their sources, with hot reload, in English. Vite is loaded only here, only in development. */
export async function developmentAssets(app: FastifyInstance): Promise<AssetsOf> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: 'vite.config.ts',
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith(BASE)) return;
    reply.hijack();
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    vite.middlewares(request.raw, reply.raw, () => {
      reply.raw.statusCode = 404;
      reply.raw.end();
    });
  });
  app.get(EMBEDDED_SCRIPT, async (_, reply) => reply.redirect(`${BASE}@fs${resolve(EMBEDDED_SOURCE)}`));
  app.get(PASSKEY_SCRIPT, async (_, reply) => reply.redirect(`${BASE}@fs${resolve(PASSKEY_SOURCE)}`));
  app.get(DEVELOPERS_SCRIPT, async (_, reply) => reply.redirect(`${BASE}@fs${resolve(DEVELOPERS_SOURCE)}`));
  // What Vite would write into an index.html as inline script, which our policy refuses, as a file.
  app.get(PREAMBLE, async (_, reply) =>
    reply.type('text/javascript; charset=utf-8').send(
      `import { injectIntoGlobalHook } from '${BASE}@react-refresh';
injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
await import('${BASE}main.tsx');
`,
    ),
  );
  const assets = { scripts: [`${BASE}@vite/client`, PREAMBLE], preloads: [], styles: [] };
  return () => assets;
}
