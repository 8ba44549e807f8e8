import type { previewBankFile } from '#contract/bank.ts';
import type { Received } from '#contract/kit/endpoint.ts';
import { fail } from '#contract/kit/errors.ts';
import { safeFileName } from '#domain/disputes/evidence-file.ts';
import { currency as asCurrency, type Currency } from '#domain/shared/money.ts';
import { callerName } from '../../access/caller-name.ts';
import type { Database } from '../../db/database.ts';
import type { BankFileRead, ReadStatement } from '../../foreign-files/statements/read-bank-file.ts';
import type { Context } from '../../http/route.ts';
import { findAccountsByKey, findBankAccount } from './bank-repository.ts';

export type SentBankFile = Received<typeof previewBankFile>;
export type ReadBankFile = Extract<BankFileRead, { kind: 'read' }>;

/** The account that somebody named for statements that name none: one that is there, or a new one. */
export type ChosenAccount = Readonly<{ id: number | null; key: string; name: string; currency: Currency }>;

async function chosenAccount(
  db: Database,
  { account_id, account_name, currency }: SentBankFile,
): Promise<ChosenAccount | undefined> {
  if (account_id !== undefined) {
    const found = await findBankAccount(db, account_id);
    if (!found) throw fail('resource_missing', { kind: 'bank account', id: String(account_id) });
    return { id: found.id, key: found.account_key, name: found.name, currency: asCurrency(found.currency) };
  }
  if (account_name === undefined || currency === undefined) return undefined;
  const key = accountKey(`name:${account_name}`, currency);
  const [there] = await findAccountsByKey(db, [key]);
  return { id: there?.id ?? null, key, name: account_name, currency };
}

/** One number may hold money in several currencies: each is an account. */
const accountKey = (account: string, currency: string): string => `${account} ${currency}`;

export type UploadedBankFile = Readonly<{
  name: string;
  size: number;
  read: BankFileRead;
  chosen: ChosenAccount | undefined;
}>;

/** Reads a file that was sent, in a thread that it may kill without harm. */
export async function readUpload(
  context: Pick<Context, 'db' | 'foreignFiles' | 'actor'>,
  sent: SentBankFile,
): Promise<UploadedBankFile> {
  const content = sent.file.bytes();
  const chosen = await chosenAccount(context.db, sent);
  const read = await context.foreignFiles.readStatements(callerName(context.actor), content, {
    currency: chosen?.currency,
    dayOrder: sent.day_order,
    decimal: sent.decimal,
    mapping: sent.mapping,
  });
  if (read.kind === 'read' && chosen) refuseOtherCurrency(read.statements, chosen);
  return { name: safeFileName(sent.file.filename), size: content.byteLength, read, chosen };
}

function refuseOtherCurrency(statements: readonly ReadStatement[], { currency }: ChosenAccount): void {
  const other = statements.find((statement) => statement.account === null && statement.currency !== currency);
  if (other) throw fail('bank_account_currency', { account: currency, file: other.currency });
}

/** What a statement's account is known by and called, before anybody asks whether it is there. */
export type NamedAccount = Readonly<{ key: string; name: string; currency: Currency }>;

export function accountOf(
  { account, currency }: ReadStatement,
  chosen: ChosenAccount | undefined,
): NamedAccount | undefined {
  if (account === null) return chosen && { key: chosen.key, name: chosen.name, currency: chosen.currency };
  return {
    key: accountKey(account, currency),
    name: `${shortNumber(account)} ${currency.toUpperCase()}`,
    currency,
  };
}

const SHOWN_LETTERS = 4;
/** A long number by how it begins and ends, as people tell their accounts apart; a name stays whole. */
const shortNumber = (account: string): string =>
  /^\S{13,}$/.test(account) ? `${account.slice(0, SHOWN_LETTERS)}…${account.slice(-SHOWN_LETTERS)}` : account;
