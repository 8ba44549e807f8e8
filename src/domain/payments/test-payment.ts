/** What the store notes on a payment that it takes while it is in test mode: nothing else would tell later. */
export const TEST_NOTE = { payment_mode: 'test' } as const;

type MadePayment = Readonly<{
  /** As far as it is still kept: of a sandbox that was left only the order remains. */
  charge:
    | Readonly<{
        /** The provider's own word; absent where it was kept before anybody asked for it. */
        livemode?: boolean | undefined;
        metadata: Readonly<Record<string, string>>;
      }>
    | undefined;
  /** Its order was paid in a sandbox that was left. */
  isOfLeftSandbox: boolean;
  isLiveAccount: boolean;
}>;

/** Whether nothing of a payment was real: by how it was made, whatever account and settings say by now. */
export function isTestPayment({ charge, isOfLeftSandbox, isLiveAccount }: MadePayment): boolean {
  if (isOfLeftSandbox || charge?.metadata.payment_mode === TEST_NOTE.payment_mode) return true;
  return !(charge?.livemode ?? isLiveAccount);
}
