import type { Received, Replied } from '#contract/kit/endpoint.ts';
import { fail } from '#contract/kit/errors.ts';
import type * as contract from '#contract/vat.ts';
import { savedVatNumber } from '#domain/account/vat-number.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { authorOf } from '../../audit/author-of.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { refreshObject } from '../../events/refresh-object.ts';
import type { Context } from '../../http/route.ts';

/** Tells the provider whom its invoices are for, and keeps the account as it is afterwards: the next page knows of it. */
export async function saveVat(
  context: Context,
  { name, address, vat_number }: Received<typeof contract.saveVat>,
): Promise<Replied<typeof contract.saveVat>> {
  const { db, provider, now, actor, ip } = context;
  const account = await provider.findAccount();
  if (!account) throw fail('account_missing');
  const number = vat_number === undefined ? undefined : savedVatNumber(vat_number, account.country);
  const saved = await provider.saveVatDetails({
    name,
    address,
    ...(number !== undefined && { vat_number: number }),
  });
  await refreshObject(context, 'account', account.account_id);
  const after = { vat_number: number ?? null, name: saved.name, address: saved.address };
  await db.transaction().execute((trx) =>
    writeAudit(trx, {
      at: utcInstant(now()),
      ...authorOf({ actor, ip }),
      action: 'vat.save',
      object_kind: 'account',
      object_id: account.account_id,
      before: account.vat_details,
      after,
      result: 'succeeded',
    }),
  );
  return after;
}
