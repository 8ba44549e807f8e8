import type { FastifyInstance } from 'fastify';
import { fail } from '#contract/kit/errors.ts';
import { SIGNED_IN_USER } from '#contract/signed-in-user.ts';
import { signInAgain } from '#contract/signing-in.ts';
import { proofWays } from '#domain/signing-in/proof.ts';
import { findStep, isStep } from '../../access/second-step.ts';
import type { Deps } from '../../deps.ts';
import { signIn } from '../../features/signing-in/sign-in.ts';
import { isHttps, stepCookie } from '../../http/cookies.ts';
import { makeNonce } from '../../http/nonce.ts';
import { readInput } from '../../http/read-input.ts';
import { isCrossSite } from '../../http/same-origin.ts';
import { sessionOf } from '../../http/session.ts';
import { enter, mountProofs } from './prove-person.ts';
import { textOf, visitorOf } from './sign-in-request.ts';

const BODY_BYTES_MAX = 16_384;

/** What a page that is already open needs to go on: a new session after the old one ended, a new nonce after the old one aged. */
export function mountSignInAgain(app: FastifyInstance, deps: Deps): void {
  const publicOrigin = new URL(deps.config.publicUrl).origin;

  mountProofs(app, deps);

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
      const at = await signIn(deps, credentials, visitorOf(deps, request, reply));
      if (!isStep(at)) return signInAgain.reply.parse(await enter(deps, request, reply, at));
      const step = await findStep(deps, at.step);
      if (!step) throw fail('sign_in_step_over');
      reply.header('set-cookie', stepCookie(isHttps(deps.config, request), at.step));
      throw fail('second_step_needed', { needs: step.needs, ways: proofWays(step.factors) });
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
