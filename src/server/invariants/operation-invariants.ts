import { invariant } from './invariant.ts';

/** What was asked, what was done and what was written down agree. */
export const operationInvariants = [
  invariant(
    'audit chain',
    'Every line of the audit log follows the one before it, and none was changed or taken out',
    `select id from (
       select log.id, log.hash, log.previous_hash, audit_hash(log.*) as counted,
              row_number() over (order by log.id) as place,
              coalesce(lag(log.hash) over (order by log.id), sha256('')) as before_it
       from audit_log as log
     ) as chain
     where hash <> counted or previous_hash <> before_it or id <> place`,
  ),
  invariant(
    'audited operations',
    'Every operation that ended has its line in the audit log, and the line says how it ended',
    `select operations.id, state, audit_log.result from operations left join audit_log on operation_id = operations.id
     where case when state in ('succeeded', 'failed') then audit_log.result is distinct from state
                else audit_log.id is not null end`,
  ),
  invariant(
    'refunds of operations',
    'A refund that names an operation comes from one that asked for a refund',
    `select refunds.id, operation_id from refunds left join operations on operations.id = operation_id
     where operation_id is not null and operations.kind is distinct from 'refund_charge'`,
  ),
  invariant(
    'refunds within the charge',
    'The refunds of a charge never exceed what was captured of it',
    `select charges.id, amount_captured, sum(refunds.amount) as refunded from charges
     join refunds on refunds.provider = charges.provider and refunds.charge_id = charges.id
       and refunds.status in ('pending', 'succeeded')
     group by charges.provider, charges.id having sum(refunds.amount) > amount_captured`,
  ),
];
