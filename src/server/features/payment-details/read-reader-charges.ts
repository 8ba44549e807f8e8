import type { Replied } from '#contract/kit/endpoint.ts';
import type { listReaderCharges } from '#contract/payments.ts';
import type { Deps } from '../../deps.ts';
import { findReaderFeeOfCharge } from './movements-repository.ts';

const isTransactionId = (id: string): id is `txn_${string}` => id.startsWith('txn_');

/** What each reader cost behind a fee. A charge stands for the movement it brought; what nobody knows is an empty list. */
export async function readReaderCharges(
  { db, provider }: Pick<Deps, 'db' | 'provider'>,
  id: string,
): Promise<Replied<typeof listReaderCharges>> {
  const transaction = isTransactionId(id) ? id : await findReaderFeeOfCharge(db, id);
  if (transaction === undefined || !isTransactionId(transaction)) return [];
  const fee = await provider.findReaderFee(transaction);
  return fee ? fee.readers.map((reader) => ({ ...reader })) : [];
}
