import * as z from 'zod/mini';
import { BLOCKED_COLUMN_IDS } from '#domain/fraud/blocked-columns.ts';
import { columnsOf } from './exports.ts';
import { blockedQuery } from './fraud-outcomes.ts';

/** A page makes this file itself; only one that comes by itself is made by the server, and asked for as the other lists are. */
export const blockedFile = {
  input: z.object({ ...blockedQuery, columns: columnsOf(BLOCKED_COLUMN_IDS) }),
} as const;
