import { randomUUID } from 'node:crypto';
import type { EpochSeconds } from '#domain/shared/time.ts';
import { sendOnce } from '../mail/outbox.ts';
import {
  askedResetMail,
  changedFactorMail,
  type FactorChange,
  passwordLinkMail,
  usedRecoveryCodeMail,
} from '../mail/templates/factor-notice.ts';
import { type Person, shownMoment, type Telling, writtenTo } from './tell-person.ts';

/** A mail of its own for each, in the transaction of what it tells of. */
export async function tellChangedFactor(
  deps: Telling,
  person: Person,
  change: Readonly<{ what: FactorChange; ip: string; by?: string | undefined }>,
): Promise<void> {
  const message = await writtenTo(deps, person, (recipient) =>
    changedFactorMail({ ...recipient, ...change }),
  );
  await sendOnce(deps.db, `factor ${randomUUID()}`, message);
}

export async function tellAskedReset(
  deps: Telling,
  person: Person,
  { by, ip, due }: Readonly<{ by: string; ip: string; due: EpochSeconds }>,
): Promise<void> {
  const message = await writtenTo(deps, person, async (recipient) =>
    askedResetMail({ ...recipient, by, ip, due: await shownMoment(deps, due) }),
  );
  await sendOnce(deps.db, `factor ${randomUUID()}`, message);
}

export async function tellUsedRecoveryCode(
  deps: Telling,
  person: Person,
  used: Readonly<{ ip: string; left: number }>,
): Promise<void> {
  const message = await writtenTo(deps, person, (recipient) =>
    usedRecoveryCodeMail({ ...recipient, ...used }),
  );
  await sendOnce(deps.db, `recovery code ${randomUUID()}`, message);
}

export async function sendPasswordLink(deps: Telling, person: Person, link: string): Promise<void> {
  const message = await writtenTo(deps, person, (recipient) => passwordLinkMail({ ...recipient, url: link }));
  await sendOnce(deps.db, `password link ${randomUUID()}`, message);
}
