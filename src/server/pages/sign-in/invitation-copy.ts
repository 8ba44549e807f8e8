import type { InvitationEnd } from '#domain/people/invitation-standing.ts';
import { spoken } from '#domain/shared/spoken.ts';

/** Every word of the page that an invitation leads to. */
export const invitationCopy = spoken('server/pages/sign-in/invitation-copy#invitationCopy', {
  title: (storeName: string) => `Welcome to ${storeName}`,
  lead: (inviter: string, role: string) =>
    `${inviter} invites you to work on the payments of this store. Your role will be ${role}.`,
  email: 'You sign in as',
  password: 'Choose a password',
  passwordHelp: (min: number) => `At least ${min} characters. A few words you can remember are fine.`,
  submit: 'Accept and sign in',
  missing: (min: number) => `Choose a password of at least ${min} characters.`,
  tooLong: 'This password is too long. Choose a shorter one.',
  overTitle: 'This link does not work',
  ends: {
    accepted:
      'This invitation was accepted before. Sign in with your e-mail address and the password you chose.',
    withdrawn: 'This invitation was withdrawn. Ask whoever invited you whether that was meant.',
    replaced: 'A newer invitation was sent to you. Use the link in the latest mail.',
    expired: 'This invitation is older than seven days. Ask whoever invited you to send it again.',
    inviter_gone: 'Whoever invited you can no longer do so. Ask somebody else at the store to invite you.',
    known: 'Somebody with your e-mail address works here already. Sign in instead.',
    unknown: 'This link is not one of ours, or not all of it was copied. Open it from the mail again.',
  } satisfies Record<InvitationEnd | 'unknown', string>,
  toSignIn: 'Go to sign-in',
} as const);
