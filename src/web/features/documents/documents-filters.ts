import { DOCUMENT_TYPES } from '#domain/account/document-type.ts';
import { documentTypeLabel } from '#domain/account/document-type-copy.ts';
import type { ListDefinition } from '#web/blocks/data-list/list-state.ts';
import { choiceFilter, dayFilter } from '#web/blocks/data-list/usual-filters.ts';
import { documentsCopy } from './documents-copy.ts';

const labels = documentsCopy.filters;

export const DOCUMENTS_LIST: ListDefinition = {
  filters: [
    dayFilter(labels.date),
    choiceFilter({ id: 'type', label: labels.type, values: DOCUMENT_TYPES, words: documentTypeLabel }),
  ],
  sorts: ['date'],
  usualSort: { column: 'date', direction: 'desc' },
};
