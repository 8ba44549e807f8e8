import type { SecurityAction } from '#domain/account/security-actions.ts';

/** What happened, as the Security page and the audit log say it. */
export const securityActionsCopy = {
  'session.start': 'Signed in',
  'session.fail': 'Sign-in failed',
  'sign_in_link.create': 'Sign-in link made on the server',
  'password.change': 'Password changed',
  'password.reject': 'Password not confirmed',
  'api_key.create': 'API key made',
  'api_key.revoke': 'API key revoked',
  'person.invite': 'Invited somebody',
  'person.invite_again': 'Invitation sent again',
  'person.withdraw_invitation': 'Invitation withdrawn',
  'person.join': 'Invitation accepted',
  'person.change_role': 'Role of a person changed',
  'person.suspend': 'Person suspended',
  'person.restore': 'Person let back in',
  'person.remove': 'Person removed',
  'role.create': 'Role made',
  'role.change': 'Role changed',
  'role.delete': 'Role deleted',
  'bank_account.change': 'Bank account changed',
  'export.request': 'Export asked for',
  'export.download': 'Export downloaded',
  'backup.restore': 'Backup restored',
} as const satisfies Record<SecurityAction, string>;
