import * as z from 'zod/mini';
import { list, read } from '#web/shared/search-fields.ts';

export const TRANSACTIONS_TABS = ['transactions-page', 'uncaptured-page', 'blocked-page'] as const;
export type TransactionsTab = (typeof TRANSACTIONS_TABS)[number];

export const transactionsAddress = z.object({ ...list, tab: read(z.enum(TRANSACTIONS_TABS)) });
