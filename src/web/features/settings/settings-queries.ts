import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readOverviews } from '#contract/balances.ts';
import {
  getSettings,
  type SentSettings,
  saveSettings,
  scheduleBillingMigration,
} from '#contract/settings.ts';
import { call } from '#web/api/client.ts';
import { keyOf, readQuery } from '#web/api/query-client.ts';

/** Read once: while somebody types, nothing may change under their hands. */
export const settingsQuery = () => ({
  ...readQuery(getSettings, {}),
  staleTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

export function useSaveSettings() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (changes: SentSettings) => call(saveSettings, changes),
    onSuccess: ({ data }) => queries.setQueryData(settingsQuery().queryKey, data),
  });
}

/** What somebody else has saved meanwhile. */
export const readSavedNow = () => call(getSettings, {});

export const banksQuery = () => readQuery(readOverviews, {});

export function useMoveBilling() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => call(scheduleBillingMigration, {}),
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(getSettings) }),
  });
}
