import * as contract from '#contract/audit.ts';
import { pageOf } from '#contract/fields.ts';
import { getStore } from '../features/options/store-repository.ts';
import { route } from '../http/route.ts';
import { listAuditRows, verifyChain } from './audit-repository.ts';

export const auditRoutes = [
  route(contract.listAudit, async (context, { page, paged, pagesize, per_page, direction, ...filters }) => {
    const { timezone: zone } = await getStore(context);
    const asked = pageOf({ page, paged, pagesize, per_page });
    return listAuditRows(context.db, filters, { ...asked, direction, zone });
  }),
  route(contract.verifyAudit, ({ db }) => verifyChain(db)),
];
