import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  type BankFile,
  type BankFilePreview,
  importBankFile,
  listBankAccounts,
  listBankFiles,
  listBankLines,
  previewBankFile,
} from '#contract/bank.ts';
import type { CsvMapping } from '#domain/bank/csv-mapping.ts';
import type { DecimalSign } from '#domain/bank/written-amount.ts';
import type { DayOrder } from '#domain/bank/written-day.ts';
import { keyOf } from '#web/api/query-client.ts';
import { upload } from '#web/api/upload.ts';
import { failureWords } from '#web/shared/failure-words.ts';

/** What a person says about a file that does not say it itself. */
export type Answers = Readonly<{
  account_id?: number;
  account_name?: string;
  currency?: string;
  day_order?: DayOrder;
  decimal?: DecimalSign;
  mapping?: CsvMapping;
}>;

/** A file on its way: chosen, looked at, answered about, imported. */
export type ChosenStatement = Readonly<{
  key: number;
  file: File;
  answers: Answers;
  isBusy: boolean;
  /** Taken as it is, although it does not add up. */
  isAccepted: boolean;
  preview?: BankFilePreview | undefined;
  imported?: BankFile | undefined;
  failure?: string | undefined;
}>;

export const canImport = ({ preview, imported, isAccepted, isBusy }: ChosenStatement): boolean =>
  !isBusy && !imported && (preview?.state === 'ready' || (preview?.state === 'needs_review' && isAccepted));

const fieldsOf = ({ file, answers: { mapping, ...answers } }: ChosenStatement) => ({
  file,
  ...answers,
  ...(mapping && { mapping: JSON.stringify(mapping) }),
});

/** The files of one dialog. They are read and imported one after another: the server reads one of each person at a time. */
export function useStatements() {
  const queries = useQueryClient();
  const [statements, setStatements] = useState<readonly ChosenStatement[]>([]);
  const line = useRef<Promise<void>>(Promise.resolve());
  const next = useRef(0);

  const change = (key: number, part: Partial<ChosenStatement>): void =>
    setStatements((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  const queue = (
    statement: ChosenStatement,
    work: () => Promise<Partial<ChosenStatement>>,
  ): Promise<void> => {
    change(statement.key, { isBusy: true, failure: undefined });
    line.current = line.current.then(async () => {
      const part = await work().catch((error: unknown) => ({ failure: failureWords(error) }));
      change(statement.key, { ...part, isBusy: false });
    });
    return line.current;
  };
  const look = (statement: ChosenStatement) =>
    queue(statement, async () => ({ preview: await upload(previewBankFile, fieldsOf(statement)) }));

  const importOne = (statement: ChosenStatement) =>
    queue(statement, async () => {
      const accepted = statement.isAccepted ? { accept_difference: 'yes' } : {};
      return { imported: await upload(importBankFile, { ...fieldsOf(statement), ...accepted }) };
    });

  return {
    statements,
    add: (files: readonly File[]): void => {
      const added = files.map((file) => {
        next.current += 1;
        return { key: next.current, file, answers: {}, isBusy: true, isAccepted: false };
      });
      setStatements((all) => [...all, ...added]);
      for (const statement of added) void look(statement);
    },
    answer: (statement: ChosenStatement, given: Answers): void => {
      const answers = { ...statement.answers, ...given };
      change(statement.key, { answers });
      void look({ ...statement, answers });
    },
    accept: ({ key }: ChosenStatement, isAccepted: boolean): void => change(key, { isAccepted }),
    remove: ({ key }: ChosenStatement): void => setStatements((all) => all.filter((one) => one.key !== key)),
    importAll: async (): Promise<void> => {
      await Promise.all(statements.filter(canImport).map(importOne));
      for (const read of [listBankLines, listBankAccounts, listBankFiles])
        void queries.invalidateQueries({ queryKey: keyOf(read) });
    },
  };
}
