import type { Dispute } from '#contract/disputes.ts';
import { AppError, fail } from '#contract/kit/errors.ts';
import type { DisputeId } from '#domain/shared/ids.ts';
import type { Deps } from '../../deps.ts';
import { refreshObject } from '../../events/refresh-object.ts';
import { findDispute } from './dispute-repository.ts';

type Needs = Pick<Deps, 'db' | 'store' | 'provider' | 'now' | 'log'>;

/** The dispute as it stands with us; one we have not heard of yet is asked for before we say that it does not exist. */
export async function loadDispute(deps: Needs, id: DisputeId): Promise<Dispute> {
  const known = await read(deps, id);
  if (known && typeof known.charge !== 'string') return known;
  await refreshObject(deps, 'dispute', id);
  const found = await read(deps, id);
  if (!found) throw fail('resource_missing', { kind: 'dispute', id });
  if (typeof found.charge !== 'string') return found;
  await refreshObject(deps, 'charge', found.charge);
  return (await read(deps, id)) ?? found;
}

const read = ({ db, store, provider }: Needs, id: DisputeId) =>
  findDispute(db, store.links, provider.name, id);

/** A dispute that was decided meanwhile takes no answer. Then what we hold of it is old, and is read again for the next look. */
export async function lookAgainIfOver(
  deps: Needs,
  id: DisputeId,
  act: () => Promise<unknown>,
): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (error instanceof AppError && error.code === 'dispute_not_actionable')
      await refreshObject(deps, 'dispute', id);
    throw error;
  }
}
