import * as contract from '#contract/audit.ts';
import { pageOf } from '#contract/fields.ts';
import { route } from '../http/route.ts';
import { listAuditRows } from './audit-repository.ts';

export const auditRoutes = [
  route(contract.listAudit, ({ db }, { action, object_kind, object_id, result, ...paging }) =>
    listAuditRows(db, { action, object_kind, object_id, result }, pageOf(paging)),
  ),
];
