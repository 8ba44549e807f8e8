/** What an account that is not fully open cannot do at the moment. */
export type PausedParts = 'none' | 'payments' | 'payouts' | 'both';

type Open = Readonly<{
  status: string;
  paymentsEnabled: boolean;
  /** Without a word on payouts, nothing is said of them. */
  deposits: Readonly<{ status?: string | undefined }>;
}>;

const STOPPED: readonly (string | undefined)[] = ['blocked', 'disabled'];

/** What has really stopped: notices, tasks and messages say this, and nothing that goes on. */
export function pausedParts({ status, paymentsEnabled, deposits }: Open): PausedParts {
  const payouts = STOPPED.includes(deposits.status) || status === 'under_review';
  if (paymentsEnabled) return payouts ? 'payouts' : 'none';
  return payouts ? 'both' : 'payments';
}
