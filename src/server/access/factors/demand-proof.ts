import { fail } from '#contract/kit/errors.ts';
import { isProofFresh, proofWays } from '#domain/signing-in/proof.ts';
import type { Actor, Deps } from '../../deps.ts';
import { findFactors } from './factor-repository.ts';

/** Fails where somebody signed in proved too long ago who they are. A program with a key has nothing else to prove. */
export async function demandProof({ db, now }: Pick<Deps, 'db' | 'now'>, actor: Actor): Promise<void> {
  if (actor.proved === undefined || isProofFresh(actor.proved, now())) return;
  throw fail('rest_proof_needed', { ways: proofWays(await findFactors(db, actor.user_id)) });
}
