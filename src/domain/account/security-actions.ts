/** What the audit log says about who came in, with what, and what left the store: the lines of the Security page. */
export const SECURITY_ACTIONS = [
  'session.start',
  'session.fail',
  'sign_in_link.create',
  'password.change',
  'password.reject',
  'password_link.create',
  'code.reject',
  'passkey.reject',
  'factor.add',
  'factor.remove',
  'factor.reset',
  'recovery_codes.create',
  'session.prove',
  'session.end',
  'api_key.create',
  'api_key.revoke',
  'bank_account.change',
  'export.request',
  'export.download',
  'backup.restore',
] as const;
export type SecurityAction = (typeof SECURITY_ACTIONS)[number];
