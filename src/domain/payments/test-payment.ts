import type { SandboxStanding } from '../orders/test-order.ts';
import type { Word } from '../shared/word.ts';

/** What the store notes on a payment that it takes while it is in test mode: nothing else would tell later. */
export const TEST_NOTE = { payment_mode: 'test' } as const;

export type MadePayment = Readonly<{
  /** As far as it is still kept: of a sandbox that was left only the order remains. */
  charge:
    | Readonly<{
        /** The provider's own word; absent where it was kept before anybody asked for it. */
        livemode?: boolean | undefined;
        metadata: Readonly<Record<string, string>>;
      }>
    | undefined;
  /** Whether its order is a test. */
  sandbox: Word<SandboxStanding> | null;
  isLiveAccount: boolean;
}>;

/** Whether nothing of a payment was real: by how it was made, whatever account and settings say by now. */
export function isTestPayment({ charge, sandbox, isLiveAccount }: MadePayment): boolean {
  if (sandbox === 'left' || charge?.metadata.payment_mode === TEST_NOTE.payment_mode) return true;
  return !(charge?.livemode ?? isLiveAccount);
}
