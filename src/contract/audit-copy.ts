import { spoken } from '#domain/shared/spoken.ts';

/** The heads of the file of the audit log. What stands below them is never translated: the fingerprints are made of it. */
export const AUDIT_FILE_HEADS = spoken('contract/audit-copy#AUDIT_FILE_HEADS', {
  id: 'Line',
  at: 'When (UTC)',
  actor_email: 'Who',
  ip: 'Address',
  action: 'What',
  object_kind: 'Kind',
  object_id: 'Which',
  before: 'Before',
  after: 'After',
  result: 'Result',
  hash: 'Fingerprint',
} as const);
