import { DOCUMENT_TYPES, documentTypeLabel } from '#domain/account/document-type.ts';
import type { ListDefinition } from '#web/shared/data-list/list-state.ts';
import { documentsCopy } from './documents-copy.ts';

const words = documentsCopy.filters;

export const DOCUMENTS_LIST: ListDefinition = {
  filters: [
    {
      id: 'date',
      label: words.date,
      once: true,
      conditions: [
        { id: 'between', label: words.isBetween, input: 'days', parameter: 'date_between' },
        { id: 'before', label: words.isBefore, input: 'day', parameter: 'date_before' },
        { id: 'after', label: words.isAfter, input: 'day', parameter: 'date_after' },
      ],
    },
    {
      id: 'type',
      label: words.type,
      once: true,
      conditions: [
        { id: 'is', label: words.is, input: 'option', parameter: 'type_is' },
        { id: 'is_not', label: words.isNot, input: 'option', parameter: 'type_is_not' },
      ],
      options: DOCUMENT_TYPES.map((value) => ({ value, label: documentTypeLabel[value] })),
    },
  ],
  sorts: ['date'],
  usualSort: { column: 'date', direction: 'desc' },
};
