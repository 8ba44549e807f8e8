import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { AppError, fail } from '#contract/kit/errors.ts';
import { addressGroup } from '../access/passwords/address-group.ts';
import { limitPace } from '../access/passwords/limit-pace.ts';
import type { Actor, Deps } from '../deps.ts';
import { keyPairOf, signedCallOf } from './key-credentials.ts';
import { sessionToken } from './session.ts';

/** A page that was left open after its session ended asks far less often. */
export const REFUSED_A_MINUTE = 300;
const CLAIMS_MAX = 10_000;

type FindCaller = (request: FastifyRequest, find: () => Promise<Actor>) => Promise<Actor>;

/**
 * Who calls is asked of the database, also for sessions and keys that somebody makes up. A network whose calls were refused too
 * often is refused before that; whoever was found behind a session or a key before still is, or a neighbour could keep them
 * out. A proxy that nobody named brings everybody from its own address: they are not one caller.
 */
export function limitRefusedCallers(
  deps: Pick<Deps, 'now' | 'config'>,
  isShared: (address: string) => boolean,
): FindCaller {
  const refused = limitPace(REFUSED_A_MINUTE);
  const found = new Set<string>();

  return async (request, find) => {
    const network = addressGroup(request.ip);
    const claim = claimOf(deps, request);
    const retry_after_s = claim && found.has(claim) ? 0 : refused.secondsToWait(network, deps.now());
    if (retry_after_s > 0) throw fail('rest_too_many_requests', { retry_after_s });
    try {
      const actor = await find();
      if (found.size >= CLAIMS_MAX) found.clear();
      if (claim) found.add(claim);
      return actor;
    } catch (error) {
      if (error instanceof AppError) {
        if (!isShared(request.ip)) refused.count(network, deps.now());
        if (claim && error.details.signed_in === false) found.delete(claim);
      }
      throw error;
    }
  };
}

/**
 * By what somebody says who they are, as a hash: it is a secret, and as long as they like. A signature is another with each
 * call, so nobody is known by it.
 */
const claimOf = (deps: Pick<Deps, 'config'>, request: FastifyRequest): string | undefined =>
  signedCallOf(deps.config, request)
    ? undefined
    : hash('sha256', JSON.stringify([keyPairOf(deps.config, request), sessionToken(deps, request)]));
