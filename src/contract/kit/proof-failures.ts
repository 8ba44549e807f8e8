import type { ProofWay } from '#domain/signing-in/proof.ts';
import { refusal, worded } from './catalogue-entry.ts';
import { proofFailuresCopy } from './proof-failures-copy.ts';

/** What stands in the way of proving who one is, and of what proves it. */
export const PROOF_FAILURES = worded(proofFailuresCopy, {
  /** With the ways to prove it: by the password, by a code, by a passkey. */
  rest_proof_needed: refusal<{ ways: readonly ProofWay[] }>(403),
  second_step_needed: refusal<{ needs: 'prove' | 'enrol'; ways: readonly ProofWay[] }>(403),
  sign_in_step_over: refusal(403),
  code_wrong: refusal(403),
  passkey_refused: refusal(403),
  passkeys_impossible: refusal<{ problem: 'no_name' | 'no_https' }>(409),
  factor_missing: refusal(404),
  factor_reset_over: refusal(404),
  factor_not_begun: refusal(409),
  factor_demanded: refusal(409),
  factor_key_missing: refusal(503),
  person_needed: refusal(403),
  session_missing: refusal(404),
  password_link_over: refusal(403),
});
