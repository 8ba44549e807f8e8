import { checkTransactionsExport, exportTransactions } from '#contract/exports.ts';
import type { Reply } from '#contract/kit/endpoint.ts';
import { getPayout, getPayoutProof, readPayoutProofPaper } from '#contract/payouts.ts';
import { listTransactions } from '#contract/transactions.ts';
import { TRANSACTION_COLUMN_IDS, TRANSACTION_SORTS } from '#domain/payments/transaction-columns.ts';
import type { ExportId } from '#domain/shared/ids.ts';
import { call, downloadAddress } from '#web/api/client.ts';
import { listQuery, readQuery } from '#web/api/query-client.ts';
import type { ListState } from '#web/blocks/data-list/list-state.ts';

export type Proof = Reply<typeof getPayoutProof>;

export const payoutQuery = (id: string) => readQuery(getPayout, { id });
export const proofQuery = (id: string) => readQuery(getPayoutProof, { id });

/** Made anew for every use: it carries the nonce, which runs out. */
export const proofPaperHref = (id: string): string => downloadAddress(readPayoutProofPaper, { id });

const orderOf = ({ sort }: ListState) => ({
  sort: TRANSACTION_SORTS.find((known) => known === sort.column),
  direction: sort.direction,
});

export const transactionsOfPayout = (deposit_id: string, state: ListState) =>
  listQuery(listTransactions, {
    deposit_id,
    ...orderOf(state),
    page: state.page,
    pagesize: state.perPage,
  });

export const startExport = (
  deposit_id: string,
  state: ListState,
  columns: readonly string[],
  locale: string | undefined,
) =>
  call(exportTransactions, {
    deposit_id,
    ...orderOf(state),
    columns: TRANSACTION_COLUMN_IDS.filter((id) => columns.includes(id)),
    locale,
  });

export const checkExport = (export_id: ExportId) => call(checkTransactionsExport, { export_id });
