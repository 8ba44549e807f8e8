import type { AUDIT_FILE_HEADS as english } from '#contract/audit-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const AUDIT_FILE_HEADS: Words<typeof english> = {
  id: 'Linha',
  at: 'Quando (UTC)',
  actor_email: 'Quem',
  ip: 'Endereço IP',
  action: 'O quê',
  object_kind: 'Tipo',
  object_id: 'Qual',
  before: 'Antes',
  after: 'Depois',
  result: 'Resultado',
  hash: 'Impressão digital',
};
