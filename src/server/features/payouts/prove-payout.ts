import { fail } from '#contract/kit/errors.ts';
import type { Payout } from '#contract/payouts.ts';
import { isPayoutId } from '#domain/payouts/payout-id.ts';
import { cameBack, type PayoutProof, type ProofSource, payoutProof } from '#domain/payouts/payout-proof.ts';
import { type UtcInstant, utcInstant } from '#domain/shared/time.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { providerClock } from '../../provider-clock.ts';
import {
  allocatedGroups,
  findReturnedBefore,
  findTakenAfter,
  groupsOfPayout,
  type OtherPayout,
} from './payout-proof-repository.ts';
import { findPayout } from './payout-repository.ts';

export type ProvenPayout = PayoutProof &
  Readonly<{
    payout_id: string;
    currency: Payout['currency'];
    source: ProofSource;
    carried_from: OtherPayout | null;
    carried_into: OtherPayout | null;
    checked: UtcInstant;
  }>;

export async function getPayout(db: Database, id: string): Promise<Payout> {
  if (!isPayoutId(id)) throw fail('wcpay_route_validation_failure');
  const found = await findPayout(db, id);
  if (!found) throw fail('resource_missing', { kind: 'payout', id });
  return found;
}

type Proving = Readonly<{ db: Database; provider: Pick<Deps['provider'], 'now'> }> & Pick<Deps, 'now'>;

/** All of it is read at one moment: a payout that fails in between would otherwise not add up for a second. */
export async function provePayout(deps: Proving, id: string): Promise<ProvenPayout> {
  const checked = utcInstant(await providerClock(deps));
  return deps.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      const payout = await getPayout(snapshot, id);
      const isBack = cameBack(payout.status);
      const returned = await findReturnedBefore(snapshot, payout);
      const groups = await groupsOfPayout(snapshot, payout, returned);
      // Of automatic payouts every provider says what they took; of the others some do not.
      const isUntold = groups.length === 0 && !payout.automatic && !isBack;
      const proof = payoutProof(payout, isUntold ? await allocatedGroups(snapshot, payout) : groups);
      const carries = proof.lines.some(({ kind }) => kind === 'carried_over');
      return {
        ...proof,
        payout_id: id,
        currency: payout.currency,
        source: isBack ? 'returned' : isUntold ? 'allocation' : 'provider',
        carried_from: carries && returned ? returned : null,
        carried_into: (isBack && (await findTakenAfter(snapshot, payout))) || null,
        checked,
      };
    });
}
