import type { FastifyInstance } from 'fastify';
import { fail } from '#contract/kit/errors.ts';
import { SIGNED_IN_USER } from '#contract/signed-in-user.ts';
import { signInAgain } from '#contract/signing-in.ts';
import { findActor } from '../../access/sessions.ts';
import type { Deps } from '../../deps.ts';
import { signIn } from '../../features/signing-in/sign-in.ts';
import { isHttps, signedInCookies } from '../../http/cookies.ts';
import { makeNonce } from '../../http/nonce.ts';
import { readInput } from '../../http/read-input.ts';
import { isCrossSite } from '../../http/same-origin.ts';
import { sessionOf } from '../../http/session.ts';
import { textOf, visitorOf } from './sign-in-request.ts';

const BODY_BYTES_MAX = 16_384;

/** What a page that is already open needs to go on: a new session after the old one ended, a new nonce after the old one aged. */
export function mountSignInAgain(app: FastifyInstance, deps: Deps): void {
  const publicOrigin = new URL(deps.config.publicUrl).origin;

  app.route({
    method: signInAgain.method,
    url: `/wp-json${signInAgain.path}`,
    bodyLimit: BODY_BYTES_MAX,
    config: { endpoint: signInAgain },
    onRequest: async (request) => {
      if (isCrossSite(request.headers, publicOrigin)) throw fail('rest_cross_site');
    },
    handler: async (request, reply) => {
      const credentials = signInAgain.input.parse(readInput(signInAgain, request));
      const signedIn = await signIn(deps, credentials, visitorOf(deps, request, reply));
      const actor = await findActor(deps, signedIn.token);
      if (!actor) throw fail('rest_forbidden', { signed_in: false }); // Signed out elsewhere in the same instant.
      reply.header('set-cookie', signedInCookies(isHttps(deps.config, request), signedIn));
      return signInAgain.reply.parse({ nonce: await makeNonce(deps, actor), user_id: actor.user_id });
    },
  });

  app.get('/wp-admin/admin-ajax.php', async (request, reply) => {
    reply.type('text/plain; charset=utf-8');
    if (textOf(request.query, 'action') !== 'rest-nonce') return reply.code(400).send('0');
    const actor = isCrossSite(request.headers, publicOrigin) ? undefined : await sessionOf(deps, request);
    if (!actor) return reply.code(403).send('0');
    // An open page must notice when somebody else has signed in meanwhile, instead of going on in their name.
    return reply.header(SIGNED_IN_USER, String(actor.user_id)).send(await makeNonce(deps, actor));
  });
}
