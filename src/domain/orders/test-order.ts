/** A test order was paid in a sandbox: the one that is connected, or one that was left and whose record alone remains. */
export const SANDBOX_STANDINGS = ['connected', 'left'] as const;
export type SandboxStanding = (typeof SANDBOX_STANDINGS)[number];
