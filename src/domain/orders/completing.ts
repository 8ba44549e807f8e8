import type { Word } from '../shared/word.ts';
import type { OrderStatus } from './order-status.ts';

/** An order is completed once it is paid and not before: what is held, refused, called off or given back stays as it is. */
export const canBeCompleted = (status: Word<OrderStatus>): boolean => status === 'processing';

/** What a customer hears of by mail. */
export const CUSTOMER_MAILS = ['paid', 'refunded', 'completed'] as const;
export type CustomerMail = (typeof CUSTOMER_MAILS)[number];
