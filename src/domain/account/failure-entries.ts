/** From here on an account that is attacked from ever new addresses is told about in sums only. */
const FAILURES_BY_ADDRESS_MAX = 50;
const STEP = 5;

/** Wrong passwords, or refused attempts, within an hour, this one included: for the account from one address, and from all of them. */
export type Failures = Readonly<{ here: number; inAll: number }>;

/**
 * Whether a wrong password gets a line of the audit log: the first from an address and then the 5th, the 25th, the 125th.
 * The log only grows, so a stranger must not decide by how much, however many addresses they come from.
 */
export const isFailureWritten = ({ here, inAll }: Failures): boolean =>
  isStep(inAll) || (inAll <= FAILURES_BY_ADDRESS_MAX && isStep(here));

/** Whether an attempt that was refused before the password was looked at gets one: the first of a burst from an address. */
export const isRefusalWritten = ({ here, inAll }: Failures): boolean =>
  here === 1 && inAll <= FAILURES_BY_ADDRESS_MAX;

function isStep(count: number): boolean {
  let step = 1;
  while (step < count) step *= STEP;
  return step === count;
}
