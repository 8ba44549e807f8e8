import { Readable } from 'node:stream';
import * as contract from '#contract/documents.ts';
import { fail } from '#contract/kit/errors.ts';
import { pageOf } from '#contract/kit/fields.ts';
import { isDocumentId } from '#domain/account/document-type.ts';
import type { DocumentId } from '#provider/provider-objects.ts';
import { type Route, route } from '../../http/route.ts';
import { waitForProvider } from '../../http/wait-for-provider.ts';
import { getStore } from '../../store/store-repository.ts';
import { countDocuments, listDocuments } from './documents-repository.ts';

const isOurs = (id: string): id is DocumentId => id.startsWith('doc_');

export const documentsRoutes: readonly Route[] = [
  route(contract.listDocuments, async (context, query) => {
    const { timezone } = await getStore(context);
    return listDocuments(context.db, query, timezone, pageOf(query));
  }),

  route(contract.summarizeDocuments, async (context, filters) => {
    const { timezone } = await getStore(context);
    return { count: await countDocuments(context.db, filters, timezone) };
  }),

  route(contract.downloadDocument, async ({ provider }, { id }) => {
    if (!isDocumentId(id)) throw fail('wcpay_route_validation_failure');
    if (!isOurs(id)) throw fail('resource_missing', { kind: 'document', id });
    const { document, type, content } = await waitForProvider(provider.readDocument(id));
    return {
      body: Readable.from([Buffer.from(content)]),
      contentType: type,
      filename: `tax-invoice-${document.period_to.slice(0, 7)}.pdf`,
    };
  }),
];
