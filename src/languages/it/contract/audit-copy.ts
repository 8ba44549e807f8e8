import type * as english from '#contract/audit-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const AUDIT_FILE_HEADS: Words<typeof english.AUDIT_FILE_HEADS> = {
  id: 'Riga',
  at: 'Data (UTC)',
  actor_email: 'Chi',
  ip: 'Indirizzo',
  action: 'Azione',
  object_kind: 'Tipo',
  object_id: 'Oggetto',
  before: 'Prima',
  after: 'Dopo',
  result: 'Esito',
  hash: 'Impronta',
};
