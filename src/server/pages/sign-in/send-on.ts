import type { FastifyReply, FastifyRequest } from 'fastify';
import { type AtDoor, isStep } from '../../access/second-step.ts';
import type { Deps } from '../../deps.ts';
import { isHttps, signedInCookies, stepCookie } from '../../http/cookies.ts';
import { secondStepAddress } from './second-step-pages.ts';

/** Whose password or link was right goes where they wanted to, by way of their second step where they owe one. */
export function sendOn(
  deps: Pick<Deps, 'config'>,
  request: FastifyRequest,
  reply: FastifyReply,
  { at, redirect_to }: Readonly<{ at: AtDoor; redirect_to: string }>,
) {
  const https = isHttps(deps.config, request);
  if (isStep(at))
    return reply.header('set-cookie', stepCookie(https, at.step)).redirect(secondStepAddress(redirect_to));
  return reply.header('set-cookie', signedInCookies(https, at)).redirect(redirect_to);
}
