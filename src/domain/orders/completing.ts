import type { Word } from '../shared/word.ts';
import type { OrderStatus } from './order-status.ts';
import type { SandboxStanding } from './test-order.ts';

type Standing = Readonly<{ status: Word<OrderStatus>; sandbox: Word<SandboxStanding> | null }>;

/**
 * An order is completed once it is paid and not before: what is held, refused, called off or given back stays as it is. A test
 * order of a sandbox that was left is nobody's work any more.
 */
export const canBeCompleted = ({ status, sandbox }: Standing): boolean =>
  status === 'processing' && sandbox !== 'left';

/** What a customer hears of by mail. */
export const CUSTOMER_MAILS = ['paid', 'refunded', 'completed'] as const;
export type CustomerMail = (typeof CUSTOMER_MAILS)[number];
