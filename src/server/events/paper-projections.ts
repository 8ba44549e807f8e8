import { utcInstant } from '#domain/shared/time.ts';
import type { Loan, ProviderDocument } from '#provider/provider-objects.ts';
import type { ProjectedRow, Projection } from './projection.ts';

export const documentRow = (
  provider: string,
  { document_id, type, date, period_from, period_to }: ProviderDocument,
): ProjectedRow => ({ provider, document_id, type, date, period_from, period_to });

export const loanRow = (provider: string, loan: Loan): ProjectedRow => ({
  provider,
  stripe_loan_id: loan.stripe_loan_id,
  paid_out_at: utcInstant(loan.paid_out_at),
  fully_paid_at: loan.fully_paid_at === null ? null : utcInstant(loan.fully_paid_at),
  data: loan,
});

export const documents: Projection<'document'> = {
  table: 'documents',
  key: ['provider', 'document_id'],
  idOf: ({ document_id }) => document_id,
  rowsOf: async (_, provider, all) => all.map((document) => documentRow(provider, document)),
};

export const loans: Projection<'loan'> = {
  table: 'loans',
  key: ['provider', 'stripe_loan_id'],
  idOf: ({ stripe_loan_id }) => stripe_loan_id,
  rowsOf: async (_, provider, all) => all.map((loan) => loanRow(provider, loan)),
  isOlder: (loan, than) => loan.paid_amount < than.paid_amount,
};
