import type { AuthenticationResponseJSON } from '@simplewebauthn/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { fail } from '#contract/kit/errors.ts';
import { askPasskey, askProof, finishSignIn, provePerson } from '#contract/signing-in.ts';
import { beginAsking } from '../../access/factors/passkeys.ts';
import type { SignedIn } from '../../access/let-in.ts';
import { addressGroup } from '../../access/passwords/address-group.ts';
import { linksLine } from '../../access/passwords/sign-in-lines.ts';
import { proveInSession } from '../../access/prove-in-session.ts';
import { findStep, finishStep, newStepToken, signInByPasskey, stepHolder } from '../../access/second-step.ts';
import { findActor } from '../../access/sessions.ts';
import { insiderHere } from '../../access/signed-in-person.ts';
import type { Actor, Deps } from '../../deps.ts';
import {
  isHttps,
  readCookie,
  sessionCookie,
  signedInCookies,
  stepCookie,
  stepCookieName,
} from '../../http/cookies.ts';
import { makeNonce } from '../../http/nonce.ts';
import { readInput } from '../../http/read-input.ts';
import { isCrossSite } from '../../http/same-origin.ts';
import { actorOf } from '../../http/session.ts';
import { visitorOf } from './sign-in-request.ts';

const BODY_BYTES_MAX = 32_768;

/** What a page does to sign in with a factor, or to prove once more who it is: each sets a cookie, which endpoints cannot. */
export function mountProofs(app: FastifyInstance, deps: Deps): void {
  const publicOrigin = new URL(deps.config.publicUrl).origin;
  const on = <E extends Endpoint>(
    endpoint: E,
    handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ) =>
    app.route({
      method: endpoint.method,
      url: `/wp-json${endpoint.path}`,
      bodyLimit: BODY_BYTES_MAX,
      config: { endpoint },
      onRequest: async (request) => {
        if (isCrossSite(request.headers, publicOrigin)) throw fail('rest_cross_site');
        if (endpoint.capability !== 'public') request.actor = await actorOf(deps, request, endpoint);
      },
      handler,
    });
  const stepTokenOf = (request: FastifyRequest) =>
    readCookie(request, stepCookieName(isHttps(deps.config, request)));

  on(askPasskey, async (request, reply) => {
    askPasskey.input.parse(readInput(askPasskey, request));
    const known = stepTokenOf(request);
    const step = await findStep(deps, known);
    // Between two steps it belongs to that step; else to a token that only this browser has.
    const token = step && known !== undefined ? known : newStepToken();
    const asking = { holder: stepHolder(token), purpose: 'sign_in', user_id: step?.user.id } as const;
    const asked = await linksLine(deps, { name: addressGroup(request.ip) }, () => beginAsking(deps, asking));
    reply.header('set-cookie', stepCookie(isHttps(deps.config, request), token));
    return askPasskey.reply.parse(asked);
  });

  on(finishSignIn, async (request, reply) => {
    const given = finishSignIn.input.parse(readInput(finishSignIn, request));
    const visitor = visitorOf(deps, request, reply);
    const token = stepTokenOf(request);
    // The contract has read every field of it; the library's type says the same in its own words.
    const passkey = given.passkey as AuthenticationResponseJSON | undefined;
    const signedIn = passkey
      ? await signInByPasskey(deps, token, passkey, visitor)
      : await finishStep(deps, token, given.code ?? '', visitor);
    return finishSignIn.reply.parse(await enter(deps, request, reply, signedIn));
  });

  on(askProof, async (request) => {
    askProof.input.parse(readInput(askProof, request));
    const { user, session } = await insiderHere({ ...deps, actor: signedIn(request) });
    return askProof.reply.parse(
      await beginAsking(deps, { holder: session, purpose: 'prove', user_id: user.id }),
    );
  });

  on(provePerson, async (request, reply) => {
    const given = provePerson.input.parse(readInput(provePerson, request));
    const actor = signedIn(request);
    const token = await proveInSession(
      { ...deps, actor, ip: request.ip },
      {
        ...given,
        passkey: given.passkey as AuthenticationResponseJSON | undefined,
      },
    );
    const renewed = await findActor(deps, token);
    if (!renewed) throw fail('rest_forbidden', { signed_in: false }); // Signed out elsewhere in the same instant.
    reply.header('set-cookie', sessionCookie(isHttps(deps.config, request), token));
    return provePerson.reply.parse({ nonce: await makeNonce(deps, renewed) });
  });
}

function signedIn({ actor }: FastifyRequest): Actor {
  if (!actor) throw fail('rest_forbidden', { signed_in: false });
  return actor;
}

/** The cookies of a new session, and the nonce that goes with them. */
export async function enter(deps: Deps, request: FastifyRequest, reply: FastifyReply, signedIn: SignedIn) {
  const actor = await findActor(deps, signedIn.token);
  if (!actor) throw fail('rest_forbidden', { signed_in: false }); // Signed out elsewhere in the same instant.
  reply.header('set-cookie', signedInCookies(isHttps(deps.config, request), signedIn));
  return { nonce: await makeNonce(deps, actor), user_id: actor.user_id };
}
