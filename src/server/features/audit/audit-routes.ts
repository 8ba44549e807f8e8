import * as contract from '#contract/audit.ts';
import type { Replied } from '#contract/kit/endpoint.ts';
import { pageOf } from '#contract/kit/fields.ts';
import { listSecurity } from '#contract/security.ts';
import { SECURITY_ACTIONS } from '#domain/account/security-actions.ts';
import { listAuditRows, verifyChain } from '../../audit/audit-repository.ts';
import { route } from '../../http/route.ts';
import { getStore } from '../../store/store-repository.ts';

export const auditRoutes = [
  route(contract.listAudit, async (context, { page, paged, pagesize, per_page, direction, ...filters }) => {
    const { timezone: zone } = await getStore(context);
    const asked = pageOf({ page, paged, pagesize, per_page });
    return listAuditRows(context.db, filters, { ...asked, direction, zone });
  }),
  /** Whoever runs the store sees all of it, everybody else what is theirs. */
  route(listSecurity, async (context, { page, paged, pagesize, per_page, direction, ...filters }) => {
    const { db, actor } = context;
    const { timezone: zone } = await getStore(context);
    const asked = { ...pageOf({ page, paged, pagesize, per_page }), direction, zone };
    const actor_id = actor.capabilities.includes('read_audit') ? undefined : actor.user_id;
    const { data, total_count } = await listAuditRows(db, filters, asked, {
      actions: SECURITY_ACTIONS,
      actor_id,
    });
    return { data: data.map((row) => securityEntryOf(row, actor.user_id)), total_count };
  }),
  route(contract.verifyAudit, ({ db }) => verifyChain(db)),
];

/** What a line says of its circumstances stands before or after, as it was made or taken away. */
const securityEntryOf = (
  { before, after, actor_id, ...row }: contract.AuditRow,
  reader: number,
): Replied<typeof listSecurity>['data'][number] => ({
  ...row,
  is_own: actor_id === reader,
  details: { ...fieldsOf(before), ...fieldsOf(after) },
});

const fieldsOf = (value: unknown): object => (typeof value === 'object' && value !== null ? value : {});
