import { FEW_RECOVERY_CODES } from '#domain/signing-in/recovery-code.ts';
import type { MailMessage } from '../mail-message.ts';
import { notice, type Told } from './security-notice.ts';

const from = (ip: string): string => (ip === '' ? 'Where: by a command on the server' : `Address: ${ip}`);

/** `by` is whoever else did it. */
type ChangedFactor = Told & Readonly<{ what: string; ip: string; by?: string | undefined }>;

/** Whoever takes over an account changes this first, so its owner hears of it at once. */
export const changedFactorMail = ({ what, ip, by, ...told }: ChangedFactor): MailMessage =>
  notice(told, {
    subject: `How you sign in to ${told.storeName} was changed`,
    what: `${what}, for your account at ${told.storeName}.`,
    about: [`When: ${told.at}`, from(ip), ...(by === undefined ? [] : [`Changed by: ${by}`])],
    otherwise:
      by === undefined
        ? 'If it was you, there is nothing to do. If it was not, change your password at once and tell an owner of the store.'
        : 'If you asked for it, sign in and set your second step up again. If you did not, tell another owner of the store at once.',
  });

/** Whoever still has the factor must hear of it while it can be ended. */
export const askedResetMail = ({
  by,
  ip,
  due,
  ...told
}: Told & Readonly<{ by: string; ip: string; due: string }>): MailMessage =>
  notice(told, {
    subject: `Your second step at ${told.storeName} is about to be reset`,
    what: `${by} asked for your passkeys and codes at ${told.storeName} to be removed, because you have lost them.`,
    about: [`When: ${told.at}`, from(ip), `They are removed: ${due}`],
    otherwise:
      'If you have lost them, wait until then and sign in with your password alone. If you have not, sign in with your second step: that calls it off. Then tell another owner of the store.',
  });

export const usedRecoveryCodeMail = ({
  ip,
  left,
  ...told
}: Told & Readonly<{ ip: string; left: number }>): MailMessage =>
  notice(told, {
    subject: `A recovery code was used at ${told.storeName}`,
    what: `Somebody used one of your recovery codes at ${told.storeName} in place of your second step.`,
    about: [
      `When: ${told.at}`,
      from(ip),
      left === 1 ? 'Left: 1 code' : `Left: ${left} codes`,
      ...(left <= FEW_RECOVERY_CODES ? ['Make new ones on your own page before they run out.'] : []),
    ],
    otherwise:
      'If it was you and your telephone is lost, remove it on your own page and make new codes. If it was not you, change your password at once.',
  });

/** The one mail with a secret in it: the link says who reads this mail. */
export const passwordLinkMail = ({ to, first_name, storeName, url }: Told): MailMessage =>
  notice(
    { to, first_name, storeName, at: '', url },
    {
      subject: `Set a new password at ${storeName}`,
      what: `Somebody asked for a new password of your account at ${storeName}. This link sets one. It works once, within an hour.`,
      about: [],
      otherwise: 'If it was not you, there is nothing to do: without this mail nobody can use the link.',
    },
    { where: 'Set a new password:', name: 'Set a new password' },
  );
