import * as z from 'zod/mini';
import { utcInstant } from '#domain/shared/time.ts';
import type { PaymentProvider } from '#provider/payment-provider.ts';
import { type AnyJob, job } from '../jobs/job.ts';
import type { AnyOperation, OperationDeps } from './operation.ts';
import { listDue, type OperationRow } from './operation-repository.ts';
import { RECONCILE_JOB } from './reconcile-job-name.ts';

export type Reconciled = Readonly<{ ended: number; open: number }>;

const BATCH = 100;
/** A provider that is away answers each of them late: a few at once, so that the last need not wait for all the others. */
const AT_ONCE = 4;

/**
 * Carries on with what nobody carries any more. `abandoned` is for the start of a process: whatever was sent then has lost
 * its sender, so it is taken up at once. Should the sender live after all, the provider's key still makes it one effect.
 */
export async function reconcileOperations(
  deps: OperationDeps,
  operations: readonly AnyOperation[],
  { abandoned = false }: { abandoned?: boolean } = {},
): Promise<Reconciled> {
  const due = await listDue(deps.db, { now: utcInstant(deps.now()), abandoned, limit: BATCH });
  const queue = [...due];
  let ended = 0;
  const carry = async (): Promise<void> => {
    for (let row = queue.shift(); row; row = queue.shift()) {
      if (await carryOn(deps, operations, row)) ended += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, carry));
  return { ended, open: due.length - ended };
}

/** Whether it has ended now. One that cannot be carried on must not keep the others waiting. */
async function carryOn(
  deps: OperationDeps,
  operations: readonly AnyOperation[],
  row: OperationRow,
): Promise<boolean> {
  const operation = operations.find(({ kind }) => kind === row.kind);
  if (!operation) {
    deps.log.error({ operation_id: row.id, kind: row.kind }, 'nobody knows this kind of operation');
    return false;
  }
  try {
    return (await operation.carryOn(deps, row)).finished !== null;
  } catch (error) {
    deps.log.error({ err: error, operation_id: row.id, kind: row.kind }, 'an operation could not be ended');
    return false;
  }
}

/** By the clock every minute, and whenever an operation was left unknown. */
export const reconcileJob = (provider: PaymentProvider, operations: readonly AnyOperation[]): AnyJob =>
  job({
    ...RECONCILE_JOB,
    input: z.object({}),
    async run(deps) {
      const { ended, open } = await reconcileOperations({ ...deps, provider }, operations);
      if (ended + open > 0) deps.log.info({ ended, open }, 'operations reconciled');
    },
  });
