import type * as english from '#contract/audit-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const AUDIT_FILE_HEADS: Words<typeof english.AUDIT_FILE_HEADS> = {
  id: 'Regel',
  at: 'Wanneer (UTC)',
  actor_email: 'Wie',
  ip: 'IP-adres',
  action: 'Wat',
  object_kind: 'Soort',
  object_id: 'Object',
  before: 'Voor',
  after: 'Na',
  result: 'Resultaat',
  hash: 'Vingerafdruk',
};
