import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  addPasskey,
  askFactorReset,
  beginCodes,
  beginPasskey,
  confirmCodes,
  endFactorReset,
  getFactors,
  removeCodes,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
} from '#contract/factors.ts';
import type { Sent } from '#contract/kit/endpoint.ts';
import { endOtherSessions, endSession, listSessions } from '#contract/sessions.ts';
import { call } from '#web/api/client.ts';
import { keyOf, readQuery } from '#web/api/query-client.ts';
import { makePasskey } from '#web/shared/passkeys.ts';

/** Whose: one's own without a number. */
export type Whose = Readonly<{ user_id?: number }>;

export const factorsQuery = (whose: Whose) => readQuery(getFactors, whose);
export const sessionsQuery = (whose: Whose) => readQuery(listSessions, whose);

/** Whatever became of it, what the page shows is read again. Secrets leave memory with the dialog that showed them. */
function useFactorChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(getFactors) }),
    gcTime: 0,
  });
}

export const useBeginCodes = () => useMutation({ mutationFn: () => call(beginCodes, {}), gcTime: 0 });
export const useConfirmCodes = () => useFactorChange((code: string) => call(confirmCodes, { code }));
export const useRemoveCodes = () => useFactorChange(() => call(removeCodes, {}));
export const useRenewRecoveryCodes = () => useFactorChange(() => call(renewRecoveryCodes, {}));
export const useRemovePasskey = () => useFactorChange((id: number) => call(removePasskey, { id }));
export const useRenamePasskey = () =>
  useFactorChange((named: Sent<typeof renamePasskey>) => call(renamePasskey, named));
export const useAskReset = () => useFactorChange((id: number) => call(askFactorReset, { id }));
export const useEndReset = (whose: Whose) => useFactorChange(() => call(endFactorReset, whose));
export const useAddPasskey = () =>
  useFactorChange(async (name: string) =>
    call(addPasskey, { name, passkey: await makePasskey(await call(beginPasskey, {})) }),
  );

function useSessionChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(listSessions) }),
  });
}

export const useEndSession = (whose: Whose) =>
  useSessionChange((id: string) => call(endSession, { id, ...whose }));
export const useEndOtherSessions = (whose: Whose) => useSessionChange(() => call(endOtherSessions, whose));
