import { spoken } from '#domain/shared/spoken.ts';

/** What is said about notes on orders and payments that cannot be kept. */
export const noteInputCopy = spoken('contract/note-input-copy#noteInputCopy', {
  writeSomething: 'Write something first',
  nameOrder: 'Name an order',
} as const);
