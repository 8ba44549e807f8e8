import type { ColumnType, Generated } from 'kysely';
import type { BankLineStatus } from '#domain/bank/bank-line.ts';
import type { CalendarDate, UtcInstant } from '#domain/shared/time.ts';

export interface BankTables {
  bank_accounts: {
    id: Generated<number>;
    account_key: string;
    name: string;
    currency: string;
    made: UtcInstant;
  };
  bank_files: {
    id: Generated<number>;
    sha256: string;
    name: string;
    size: number;
    format: string;
    encoding: string;
    imported: UtcInstant;
    imported_by: number | null;
    lines_read: number;
    lines_new: number;
    lines_known: number;
    lines_pending: number;
    lines_refused: number;
  };
  bank_statements: {
    file_id: number;
    number: number;
    account_id: number;
    sequence: string | null;
    period_from: CalendarDate;
    period_to: CalendarDate;
    opening: number | null;
    closing: number | null;
    difference: number | null;
  };
  bank_lines: {
    id: Generated<number>;
    account_id: number;
    file_id: number;
    line_number: number;
    booked_on: CalendarDate;
    valued_on: CalendarDate | null;
    amount: number;
    currency: string;
    status: BankLineStatus;
    bank_reference: string | null;
    end_to_end_id: string | null;
    text: string;
    counterparty_name: string | null;
    counterparty_account: string | null;
    type_code: string | null;
    reversal: boolean;
    raw: string;
    identity: string;
    ordinal: number;
  };
  bank_forgotten_senders: {
    account_id: number;
    sender: string;
    decided_by: number | null;
    decided: UtcInstant;
  };
  bank_mappings: {
    signature: string;
    mapping: ColumnType<unknown, string, string>;
    account_id: number | null;
    saved: UtcInstant;
  };
}
