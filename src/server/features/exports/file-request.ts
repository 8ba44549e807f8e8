import type { RawBuilder } from 'kysely';
import {
  type AuditFileRequest,
  auditFileQuery,
  countAuditFileRows,
} from '../../audit/audit-file-repository.ts';
import type { Database } from '../../db/database.ts';
import {
  countDisputeFileRows,
  type DisputesFileRequest,
  disputesFileQuery,
} from '../disputes/disputes-file-repository.ts';
import {
  countPayoutFileRows,
  type PayoutsFileRequest,
  payoutsFileQuery,
} from '../payouts/payouts-file-repository.ts';
import {
  countFileRows as countTransactionFileRows,
  type FileRequest as TransactionsFileRequest,
  transactionsFileQuery,
} from '../transactions/transactions-file-repository.ts';

/** What a file holds: rows, order and columns as on the screen of its kind. A new kind is one line in each place below. */
export type FileRequest =
  | (Readonly<{ kind: 'transactions' }> & TransactionsFileRequest)
  | (Readonly<{ kind: 'payouts' }> & PayoutsFileRequest)
  | (Readonly<{ kind: 'disputes' }> & DisputesFileRequest)
  | (Readonly<{ kind: 'audit-log' }> & AuditFileRequest);

/** The rows of a file, headed by the words of the screen. COPY reads it, so it carries its values inside the text. */
export async function fileQuery(
  db: Database,
  request: FileRequest,
  zone: string,
): Promise<RawBuilder<unknown>> {
  switch (request.kind) {
    case 'transactions':
      return transactionsFileQuery(db, request, zone);
    case 'payouts':
      return payoutsFileQuery(request, zone);
    case 'disputes':
      return disputesFileQuery(request, zone);
    case 'audit-log':
      return auditFileQuery(request, zone);
  }
}

export function countFileRows(db: Database, request: FileRequest, zone: string): Promise<number> {
  switch (request.kind) {
    case 'transactions':
      return countTransactionFileRows(db, request, zone);
    case 'payouts':
      return countPayoutFileRows(db, request, zone);
    case 'disputes':
      return countDisputeFileRows(db, request, zone);
    case 'audit-log':
      return countAuditFileRows(db, request, zone);
  }
}
