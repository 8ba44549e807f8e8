import type { SecurityAction } from '#domain/account/security-actions.ts';

/** What happened, as the Security page and the audit log say it. */
export const securityActionsCopy = {
  'session.start': 'Signed in',
  'session.fail': 'Sign-in failed',
  'sign_in_link.create': 'Sign-in link made on the server',
  'password.change': 'Password changed',
  'password.reject': 'Password not confirmed',
  'password_link.create': 'Link for a new password sent',
  'code.reject': 'Wrong code',
  'passkey.reject': 'Passkey refused',
  'factor.add': 'Second factor added',
  'factor.remove': 'Second factor removed',
  'factor.reset': 'Second factors reset',
  'recovery_codes.create': 'Recovery codes made',
  'session.prove': 'Identity proved again',
  'session.end': 'Session ended',
  'api_key.create': 'API key made',
  'api_key.revoke': 'API key revoked',
  'bank_account.change': 'Bank account changed',
  'export.request': 'Export asked for',
  'export.download': 'Export downloaded',
  'backup.restore': 'Backup restored',
} as const satisfies Record<SecurityAction, string>;
