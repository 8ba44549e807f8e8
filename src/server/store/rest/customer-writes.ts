import { sql } from 'kysely';
import { fail } from '#contract/kit/errors.ts';
import type { WrittenCustomer } from '#contract/woocommerce/catalogue-writes.ts';
import { utcInstant } from '#domain/shared/time.ts';
import { splitName } from '#domain/woocommerce/split-name.ts';
import type { Database } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import type { ActingBy } from '../store-rest.ts';
import { fieldsSent, noteWrite } from './audit-write.ts';

type Writing = Pick<Deps, 'db' | 'now'>;

export const createRestCustomer = (
  { db, now }: Writing,
  { sent, by }: Readonly<{ sent: WrittenCustomer; by: ActingBy }>,
): Promise<number> =>
  db.transaction().execute(async (trx) => {
    refuseUnkept(sent);
    const email = sent.email ?? '';
    if (await isTaken(trx, email, 0)) throw fail('registration-error-email-exists');
    const { id } = await trx
      .insertInto('customers')
      .values({
        email,
        name: nameAfter('', sent),
        country: countryOf(sent) ?? null,
        created: utcInstant(now()),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await noteWrite(trx, now, by, about('customer.create', id, sent));
    return id;
  });

export const updateRestCustomer = (
  { db, now }: Writing,
  id: number,
  { sent, by }: Readonly<{ sent: WrittenCustomer; by: ActingBy }>,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const customer = await trx
      .selectFrom('customers')
      .select(['name', 'email'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (!customer) return false;
    refuseUnkept({ ...sent, email: sent.email ?? customer.email });
    if (sent.email !== undefined && (await isTaken(trx, sent.email, id)))
      throw fail('woocommerce_rest_customer_invalid_email');
    const country = countryOf(sent);
    await trx
      .updateTable('customers')
      .set({
        name: nameAfter(customer.name, sent),
        email: sent.email ?? customer.email,
        ...(country !== undefined && { country }),
      })
      .where('id', '=', id)
      .execute();
    await noteWrite(trx, now, by, about('customer.change', id, sent));
    return true;
  });

const SUBSCRIBES =
  'This customer has subscriptions. Somebody else may take their place, but not nobody: send reassign.';

export const deleteRestCustomer = (
  { db, now }: Writing,
  id: number,
  { reassign = 0, by }: Readonly<{ reassign: number | undefined; by: ActingBy }>,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const found = (one: number) =>
      trx.selectFrom('customers').select('id').where('id', '=', one).forUpdate().executeTakeFirst();
    if (!(await found(id))) return false;
    if (reassign !== 0 && (reassign === id || !(await found(reassign))))
      throw fail('woocommerce_rest_invalid_customer_id');
    const subscription = await trx
      .selectFrom('subscriptions')
      .select('id')
      .where('customer_id', '=', id)
      .executeTakeFirst();
    if (subscription && reassign === 0) throw fail('woocommerce_rest_cannot_delete', { reason: SUBSCRIBES });
    await trx
      .updateTable('orders')
      .set({ customer_id: reassign || null })
      .where('customer_id', '=', id)
      .execute();
    if (subscription)
      await trx
        .updateTable('subscriptions')
        .set({ customer_id: reassign })
        .where('customer_id', '=', id)
        .execute();
    await trx.deleteFrom('customers').where('id', '=', id).execute();
    await noteWrite(trx, now, by, about('customer.delete', id, {}));
    return true;
  });

/** Who bought before is known by the e-mail, so nobody has another's. Two of the same at once wait for each other. */
async function isTaken(trx: Database, email: string, id: number): Promise<boolean> {
  const known = email.toLowerCase();
  await sql`select pg_advisory_xact_lock(hashtext('customer ' || ${known}))`.execute(trx);
  const { rows } = await sql`
    select from customers where lower(email) = ${known} and id <> ${id} limit 1`.execute(trx);
  return rows.length > 0;
}

function nameAfter(kept: string, { first_name, last_name, billing }: WrittenCustomer): string {
  const known = splitName(kept);
  const first = first_name ?? billing?.first_name ?? known.first_name;
  const last = last_name ?? billing?.last_name ?? known.last_name;
  return [first, last].filter(Boolean).join(' ');
}

const countryOf = ({ billing, shipping }: WrittenCustomer): string | null | undefined => {
  const country = billing?.country ?? shipping?.country;
  return country === '' ? null : country;
};

/** Addresses stand on orders here; of a customer the store knows name, e-mail and country. */
const KEPT: readonly string[] = ['first_name', 'last_name', 'country', 'email'];
const NOT_KEPT = 'This store keeps a customer’s name, e-mail and country. Addresses stand on orders.';
const OWN_NAME = 'Customers of this store are known by their e-mail address. Leave it out.';

function refuseUnkept({ billing = {}, shipping = {}, username, email }: WrittenCustomer): void {
  const params: Record<string, string> = {};
  for (const [kind, place] of Object.entries({ billing, shipping }))
    for (const [part, text] of Object.entries(place))
      if (text && !KEPT.includes(part)) params[`${kind}.${part}`] = NOT_KEPT;
  if (username && username !== email) params.username = OWN_NAME;
  if (Object.keys(params).length > 0) throw fail('rest_invalid_param', { params });
}

const about = (action: string, id: number, sent: WrittenCustomer) => ({
  ...{ action, object_kind: 'customer', object_id: String(id), after: { fields: fieldsSent(sent) } },
});
