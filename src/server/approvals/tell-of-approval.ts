import { formatInZone } from '#domain/shared/zone-name.ts';
import type { Deps } from '../deps.ts';
import { sendOnce } from '../mail/outbox.ts';
import {
  type ApprovalOutcome,
  approvalAskedMail,
  approvalEndedMail,
} from '../mail/templates/approval-mail.ts';
import { getStore, speakTo } from '../store/store-repository.ts';
import type { ApprovalRow } from './approval-repository.ts';
import type { Prepared } from './prepared.ts';
import { type Colleague, listColleagues } from './rules-repository.ts';

/** In a transaction, `db` is the transaction: the mail leaves when, and only when, what it tells of happened. */
type Telling = Pick<Deps, 'db' | 'config'>;

const PAGE = '/wp-admin/admin.php?page=wc-admin&path=/payments/approvals';
const addressIn = ({ publicUrl }: Deps['config']): string => `${publicUrl}${PAGE}`;

export async function tellDeciders(
  deps: Telling,
  { id, words, asker_email, note, expires }: Omit<ApprovalRow, 'words'> & Pick<Prepared, 'words'>,
  deciders: readonly Colleague[],
): Promise<void> {
  for (const { user_id, email, first_name } of deciders) {
    const message = await speakTo(deps, email, async () => {
      const store = await getStore(deps);
      return approvalAskedMail({
        ...{ to: email, first_name, storeName: store.name, what: words(), url: addressIn(deps.config) },
        ...{ by: asker_email, note, until: formatInZone(expires, store) },
      });
    });
    await sendOnce(deps.db, `approval ${id} asked ${user_id}`, message);
  }
}

/** Whoever is no longer here is told nothing. */
export async function tellAsker(
  deps: Telling,
  { id, words, asker_id }: ApprovalRow,
  { outcome, by, why }: Readonly<{ outcome: ApprovalOutcome; by?: string | undefined; why: () => string }>,
): Promise<void> {
  const [asker] = await listColleagues(deps.db, asker_id);
  if (!asker) return;
  const { name } = await getStore(deps);
  const { email, first_name } = asker;
  const message = await speakTo(deps, email, () =>
    approvalEndedMail({
      ...{ to: email, first_name, storeName: name, what: words, url: addressIn(deps.config) },
      ...{ outcome, by, why: why() },
    }),
  );
  await sendOnce(deps.db, `approval ${id} ${outcome}`, message);
}
