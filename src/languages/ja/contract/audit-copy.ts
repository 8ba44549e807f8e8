import type { AUDIT_FILE_HEADS as english } from '#contract/audit-copy.ts';
import type { Words } from '#languages/kit/words.ts';

export const AUDIT_FILE_HEADS: Words<typeof english> = {
  id: '行',
  at: '日時（UTC）',
  actor_email: '実行者',
  ip: 'IPアドレス',
  action: '操作内容',
  object_kind: '対象の種類',
  object_id: '対象',
  before: '変更前',
  after: '変更後',
  result: '結果',
  hash: 'フィンガープリント',
};
