import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  checkAuditExport,
  checkDisputesExport,
  checkExport,
  checkPayoutsExport,
  checkTransactionsExport,
  type ExportRecord,
  exportId,
  listExports,
} from '#contract/exports.ts';
import type { ExportId } from '#domain/shared/ids.ts';
import { known } from '#domain/shared/word.ts';
import { call } from '#web/api/client.ts';
import { keyOf, listQuery } from '#web/api/query-client.ts';
import { fileAddress, saveFile } from '#web/blocks/data-list/await-file.ts';
import { exportsCopy as copy } from './exports-copy.ts';

const WHILE_RUNNING_MS = 2000;

/** What is no id is nobody's file, and the whole list is shown. */
const isExportId = (word: string | undefined): word is ExportId => exportId.safeParse(word).success;

type Known = { state: { data?: { data: readonly ExportRecord[] } } };

/** Pages are told when one ends; while one runs it is also asked, in case nobody can tell us. */
export const exportsQuery = (page: number, pagesize: number, only?: string) => ({
  ...listQuery(listExports, { page, pagesize, ...(isExportId(only) && { export_id: only }) }),
  refetchInterval: ({ state: { data } }: Known) =>
    data?.data.some(({ state }) => state === 'streaming') ? WHILE_RUNNING_MS : (false as const),
});

const CHECKS = {
  transactions: checkTransactionsExport,
  payouts: checkPayoutsExport,
  disputes: checkDisputesExport,
  blocked: checkExport,
  'audit-log': checkAuditExport,
  journal: checkExport,
  statement: checkExport,
} as const;

/** Links are good for minutes only, so each download asks for its own. */
export function useDownload() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ kind, export_id }: ExportRecord) => {
      const check = known(CHECKS, kind);
      if (!check) throw new Error(copy.unknownKind);
      const { download_url } = await call(check, { export_id });
      const address = fileAddress(download_url, location.href);
      if (address === undefined) throw new Error(copy.elsewhere);
      saveFile(address);
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: keyOf(listExports) }),
  });
}
