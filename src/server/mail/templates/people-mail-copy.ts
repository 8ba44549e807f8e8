import { spoken } from '#domain/shared/spoken.ts';

/** What is told to people about their own account. */
export const peopleMailCopy = spoken('server/mail/templates/people-mail-copy#peopleMailCopy', {
  invitedSubject: (inviter: string, storeName: string) => `${inviter} invites you to ${storeName}`,
  invited: (inviter: string, storeName: string, role: string) =>
    `${inviter} invites you to work on the payments of ${storeName}. Your role will be: ${role}.`,
  how: 'Choose a password here, and you are in:',
  once: (until: string) =>
    `The link works once, until ${until}. Do not pass it on: whoever opens it becomes you.`,
  otherwise: 'If you do not know what this is about, there is nothing to do.',
  accept: 'Accept the invitation',

  changedSubject: {
    role: (storeName: string, role: string) => `Your role at ${storeName} is ${role} now`,
    suspend: (storeName: string) => `Your account at ${storeName} is suspended`,
    restore: (storeName: string) => `You are back at ${storeName}`,
    remove: (storeName: string) => `Your account at ${storeName} was removed`,
  },
  changed: {
    role: (by: string, storeName: string, role: string) =>
      `${by} has changed what you may do at ${storeName}. Your role is ${role} from now on; load a page that is open again to see it.`,
    suspend: (by: string, storeName: string) =>
      `${by} has suspended your account at ${storeName}. You are signed out everywhere, and your API keys do not work until you are let back in.`,
    restore: (by: string, storeName: string) =>
      `${by} has let you back in at ${storeName}. Sign in as before; your API keys work again.`,
    remove: (by: string, storeName: string) =>
      `${by} has removed your account at ${storeName}. You can no longer sign in, and your API keys are revoked. What you did stays in the store’s audit log.`,
  },
  ask: 'If this surprises you, ask them.',
  signIn: 'Sign in',
} as const);
