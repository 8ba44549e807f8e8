import type { RawBuilder } from 'kysely';
import { DISPUTE_STATUSES } from '#domain/disputes/dispute-status.ts';
import { askedBy, seesCustomers } from '../../access/sees-customers.ts';
import {
  type AuditFileRequest,
  auditFileQuery,
  countAuditFileRows,
} from '../../audit/audit-file-repository.ts';
import type { Database } from '../../db/database.ts';
import type { Actor } from '../../deps.ts';
import {
  countDisputeFileRows,
  type DisputesFileRequest,
  disputesFileQuery,
} from '../disputes/disputes-file-repository.ts';
import {
  type BlockedFileRequest,
  blockedFileQuery,
  countBlockedFileRows,
} from '../fraud/blocked-file-repository.ts';
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
  | (Readonly<{ kind: 'blocked' }> & BlockedFileRequest)
  | (Readonly<{ kind: 'audit-log' }> & AuditFileRequest);

/** Whoever gets the file: what they may not see is not in it. */
export type Reader = Pick<Actor, 'capabilities'>;

/**
 * The rows of a file, headed by the words of the screen. COPY reads it, so it carries its values inside the text. Columns that
 * say who a customer is stay, and are empty for whoever may not see that: a file always has the columns it was asked with.
 */
export async function fileQuery(
  db: Database,
  request: FileRequest,
  zone: string,
  reader: Reader,
): Promise<RawBuilder<unknown>> {
  const withPeople = seesCustomers(reader);
  switch (request.kind) {
    case 'transactions':
      return transactionsFileQuery(
        db,
        { ...request, filters: askedBy(reader, request.filters) },
        zone,
        withPeople,
      );
    case 'payouts':
      return payoutsFileQuery(request, zone);
    case 'disputes':
      return disputesFileQuery(
        { ...request, filters: askedBy(reader, request.filters, DISPUTE_STATUSES) },
        zone,
        withPeople,
      );
    case 'blocked':
      return blockedFileQuery({ ...request, filters: askedBy(reader, request.filters) }, zone, withPeople);
    case 'audit-log':
      return auditFileQuery(request, zone, withPeople);
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
    case 'blocked':
      return countBlockedFileRows(db, request, zone);
    case 'audit-log':
      return countAuditFileRows(db, request, zone);
  }
}
