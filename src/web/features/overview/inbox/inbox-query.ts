import * as notes from '#contract/notes.ts';
import { readQuery } from '#web/api/query-client.ts';

/** The messages of the inbox, among all there are. */
export const INBOX_NOTES = {
  status: 'unactioned',
  type: notes.NOTE_TYPES.join(','),
  source: notes.PAYMENTS_SOURCE,
};

export const inboxQuery = () =>
  readQuery(notes.listNotes, { ...INBOX_NOTES, page: 1, orderby: 'date', order: 'desc' });
