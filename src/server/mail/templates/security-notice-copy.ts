import type { KeyScope } from '#domain/people/key-scope.ts';
import { spoken } from '#domain/shared/spoken.ts';

/** What is told to whoever may have to stop somebody. */
export const securityNoticeCopy = spoken('server/mail/templates/security-notice-copy#securityNoticeCopy', {
  deviceSubject: (storeName: string) => `New sign-in to ${storeName}`,
  device: (storeName: string) =>
    `Somebody signed in to ${storeName} with your account from a device we have not seen before.`,
  deviceName: (device: string) => `Device: ${device}`,
  severalDevices:
    'There were several within an hour. No more mails are sent about them; the page below lists all.',
  ifNotYouSignedIn:
    'If it was you, there is nothing to do. If it was not, change your password at once: that signs every other device out.',

  passwordSubject: (storeName: string) => `Your password at ${storeName} was changed`,
  password: (storeName: string) =>
    `The password of your account at ${storeName} was changed, and every other device was signed out.`,
  ifNotYouChanged:
    'If it was you, there is nothing to do. If it was not, whoever runs the server can set another: npm run password.',

  keySubject: (storeName: string) => `New API key for ${storeName}`,
  key: (storeName: string) => `An API key that speaks for you was made at ${storeName}.`,
  keyName: (description: string, ending: string) => `Key: ${description} (ends in ${ending})`,
  keyMay: {
    read: 'It may: read',
    write: 'It may: change',
    read_write: 'It may: read and change',
  } satisfies Record<KeyScope, string>,
  ifNotYouMade:
    'If it was you, there is nothing to do. If it was not, revoke the key and change your password at once.',

  bankSubject: (storeName: string) => `Bank account changed at ${storeName}`,
  bank: (storeName: string, currency: string) =>
    `Payouts of ${storeName} in ${currency} go to another bank account from now on.`,
  bankAccount: (ending: string) => `Account: ends in ${ending}`,
  ifNotYouMoved:
    'If it was you, there is nothing to do. If it was not, change your password and the bank account at once.',
  ifNotKnown:
    'If you know of it, there is nothing to do. If you do not, ask them at once, and change the bank account back.',

  where: 'What happened with your account (sign-in needed):',
  link: 'Security',
} as const);
