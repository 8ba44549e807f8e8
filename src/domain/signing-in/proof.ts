import { type EpochSeconds, MINUTE_S } from '../shared/time.ts';

/** So long ago somebody may have proved who they are before money leaves, or a bank, a person or a key changes. */
export const PROOF_LIFE_S = 15 * MINUTE_S;

export const isProofFresh = (provedAt: EpochSeconds, at: EpochSeconds): boolean =>
  at - provedAt <= PROOF_LIFE_S;

/** What a person can prove with. */
export type Factors = Readonly<{ hasCode: boolean; passkeys: number; recoveryCodes: number }>;
export type ProofWay = 'password' | 'code' | 'passkey';

const hasFactor = ({ hasCode, passkeys }: Factors): boolean => hasCode || passkeys > 0;

/** What comes after the password: nothing, a factor, or making one first. */
export function stepAfterPassword(factors: Factors, isDemanded: boolean): 'none' | 'prove' | 'enrol' {
  if (hasFactor(factors)) return 'prove';
  return isDemanded ? 'enrol' : 'none';
}

/** The ways to prove it once more. Whoever has a factor proves with it: a password alone may be known to others. */
export function proofWays(factors: Factors): readonly ProofWay[] {
  if (!hasFactor(factors)) return ['password'];
  return [
    ...(factors.passkeys > 0 ? (['passkey'] as const) : []),
    // A recovery code is typed where a code is.
    ...(factors.hasCode || factors.recoveryCodes > 0 ? (['code'] as const) : []),
  ];
}
