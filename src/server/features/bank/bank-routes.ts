import * as contract from '#contract/bank.ts';
import { pageOf } from '#contract/kit/fields.ts';
import { askedBy } from '../../access/sees-customers.ts';
import { type Route, route } from '../../http/route.ts';
import { getStore } from '../../store/store-repository.ts';
import { listBankLines } from './bank-lines-repository.ts';
import { listBankAccounts, listBankFiles } from './bank-repository.ts';
import { importFile } from './import-file.ts';
import { previewFile } from './preview-file.ts';

export const bankRoutes: readonly Route[] = [
  route(contract.listBankAccounts, async ({ db }) => ({ data: await listBankAccounts(db) })),
  route(contract.listBankFiles, ({ db }, query) => listBankFiles(db, pageOf(query))),
  route(contract.listBankLines, async (context, query) => {
    const { timezone } = await getStore(context);
    return listBankLines(context.db, askedBy(context.actor, query), timezone, pageOf(query));
  }),
  route(contract.previewBankFile, previewFile),
  route(contract.importBankFile, importFile),
];
