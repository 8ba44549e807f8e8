import { FEW_RECOVERY_CODES } from '#domain/signing-in/recovery-code.ts';
import type { MailMessage } from '../mail-message.ts';
import { factorNoticeCopy as copy } from './factor-notice-copy.ts';
import { whereFrom } from './greeting.ts';
import { mailCopy } from './mail-copy.ts';
import { notice, type Told } from './security-notice.ts';

/** What was changed about how somebody signs in. */
export type FactorChange =
  | Readonly<{ kind: keyof typeof copy.changed }>
  | Readonly<{ kind: 'passkeyAdded' | 'passkeyRemoved'; name: string }>;

/** `by` is whoever else did it. */
type ChangedFactor = Told & Readonly<{ what: FactorChange; ip: string; by?: string | undefined }>;

const changeWords = (what: FactorChange, storeName: string): string =>
  'name' in what ? copy[what.kind](what.name, storeName) : copy.changed[what.kind](storeName);

/** Whoever takes over an account changes this first, so its owner hears of it at once. */
export const changedFactorMail = ({ what, ip, by, ...told }: ChangedFactor): MailMessage =>
  notice(told, {
    subject: copy.changedSubject(told.storeName),
    what: changeWords(what, told.storeName),
    about: [mailCopy.when(told.at), whereFrom(ip), ...(by === undefined ? [] : [mailCopy.changedBy(by)])],
    otherwise: by === undefined ? copy.ifNotYou : copy.ifNotAsked,
  });

/** Whoever still has the factor must hear of it while it can be ended. */
export const askedResetMail = ({
  by,
  ip,
  due,
  ...told
}: Told & Readonly<{ by: string; ip: string; due: string }>): MailMessage =>
  notice(told, {
    subject: copy.resetSubject(told.storeName),
    what: copy.resetAsked(by, told.storeName),
    about: [mailCopy.when(told.at), whereFrom(ip), copy.resetDue(due)],
    otherwise: copy.ifNotLost,
  });

export const usedRecoveryCodeMail = ({
  ip,
  left,
  ...told
}: Told & Readonly<{ ip: string; left: number }>): MailMessage =>
  notice(told, {
    subject: copy.usedCodeSubject(told.storeName),
    what: copy.usedCode(told.storeName),
    about: [
      mailCopy.when(told.at),
      whereFrom(ip),
      copy.codesLeft(left),
      ...(left <= FEW_RECOVERY_CODES ? [copy.makeNew] : []),
    ],
    otherwise: copy.ifNotYouUsed,
  });

/** The one mail with a secret in it: the link says who reads this mail. */
export const passwordLinkMail = ({ to, first_name, storeName, url }: Told): MailMessage =>
  notice(
    { to, first_name, storeName, at: '', url },
    {
      subject: copy.linkSubject(storeName),
      what: copy.linkAsked(storeName),
      about: [],
      otherwise: copy.ifNotYouAsked,
    },
    { where: copy.setIt, name: copy.link },
  );
