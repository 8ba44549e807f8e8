import { spoken } from '#domain/shared/spoken.ts';

/** What is told to somebody whose way of signing in was changed or used. */
export const factorNoticeCopy = spoken('server/mail/templates/factor-notice-copy#factorNoticeCopy', {
  changedSubject: (storeName: string) => `How you sign in to ${storeName} was changed`,
  changed: {
    codesOn: (storeName: string) =>
      `One-time codes of an app were turned on, for your account at ${storeName}.`,
    codesOff: (storeName: string) =>
      `One-time codes of an app were turned off, for your account at ${storeName}.`,
    newRecoveryCodes: (storeName: string) =>
      `New recovery codes were made, and the ones before ended, for your account at ${storeName}.`,
    reset: (storeName: string) =>
      `Every second factor was removed, so that you can set it up again, for your account at ${storeName}.`,
  },
  passkeyAdded: (name: string, storeName: string) =>
    `The passkey “${name}” was added, for your account at ${storeName}.`,
  passkeyRemoved: (name: string, storeName: string) =>
    `The passkey “${name}” was removed, for your account at ${storeName}.`,
  ifNotYou:
    'If it was you, there is nothing to do. If it was not, change your password at once and tell an owner of the store.',
  ifNotAsked:
    'If you asked for it, sign in and set your second step up again. If you did not, tell another owner of the store at once.',

  resetSubject: (storeName: string) => `Your second step at ${storeName} is about to be reset`,
  resetAsked: (by: string, storeName: string) =>
    `${by} asked for your passkeys and codes at ${storeName} to be removed, saying that you have lost them.`,
  resetDue: (moment: string) => `They are removed: ${moment}`,
  ifNotLost:
    'If you have lost them, wait until then and sign in with your password alone. If you have not, sign in with your second step: that calls it off. Then tell another owner of the store.',

  usedCodeSubject: (storeName: string) => `A recovery code was used at ${storeName}`,
  usedCode: (storeName: string) =>
    `Somebody used one of your recovery codes at ${storeName} in place of your second step.`,
  codesLeft: (left: number) => (left === 1 ? 'Left: 1 code' : `Left: ${left} codes`),
  makeNew: 'Make new ones on your own page before you need another.',
  ifNotYouUsed:
    'If it was you and your telephone is lost, remove it on your own page and make new codes. If it was not you, change your password at once.',

  linkSubject: (storeName: string) => `Set a new password at ${storeName}`,
  linkAsked: (storeName: string) =>
    `Somebody asked for a new password of your account at ${storeName}. This link sets one. It works once, within an hour.`,
  ifNotYouAsked: 'If it was not you, there is nothing to do: without this mail nobody can use the link.',
  setIt: 'Set a new password:',
  link: 'Set a new password',
} as const);
