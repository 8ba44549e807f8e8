import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type Approval,
  approveRequest,
  declineRequest,
  listApprovals,
  withdrawRequest,
} from '#contract/approvals.ts';
import type { Sent } from '#contract/kit/endpoint.ts';
import { call } from '#web/api/client.ts';
import { listQuery } from '#web/api/query-client.ts';

export const approvalsQuery = (input: Sent<typeof listApprovals>) => listQuery(listApprovals, input);

export type Deciding = 'approve' | 'decline' | 'withdraw';
type Decision = Readonly<{ approval: Approval; step: Deciding; note: string }>;

/** Approved, it changes whatever it was about: everything is read again, and nobody waits for that. */
const readAgain = (queries: QueryClient) => queries.invalidateQueries();

export function useDecide() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ approval: { id }, step, note }: Decision): Promise<Approval> => {
      if (step === 'approve') return call(approveRequest, { id, note });
      return step === 'decline' ? call(declineRequest, { id, note }) : call(withdrawRequest, { id });
    },
    // Also when it failed: somebody else may have been quicker.
    onSettled: () => void readAgain(queries),
  });
}
