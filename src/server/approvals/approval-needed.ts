import type { ApprovalReason } from '#domain/approvals/approval-rules.ts';
import type { ApprovalId } from '../db/schema/schema-approvals.ts';

/** Thrown where something may not be done by one person alone; nothing has happened. No failure: it is asked for instead. */
export class ApprovalNeeded extends Error {
  override readonly name = 'ApprovalNeeded';
  readonly reasons: readonly ApprovalReason[];
  constructor(reasons: readonly ApprovalReason[]) {
    super(`needs a second person: ${reasons.join(', ')}`);
    this.reasons = reasons;
  }
}

/** With which something is done that another person approved. */
export type Grant = Readonly<{ id: ApprovalId; by: number }>;
