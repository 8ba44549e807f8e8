import { spoken } from '#domain/shared/spoken.ts';

/** What would become of a held sum, for whoever has to approve it. */
export const settlingApprovalCopy = spoken(
  'server/features/authorizations/settling-approval-copy#settlingApprovalCopy',
  {
    capture: (amount: string, order: string) => `Capture ${amount} of order #${order}`,
    cancel: (amount: string, order: string) => `Cancel the authorization of ${amount} of order #${order}`,
  } as const,
);
