import type { QueryClient } from '@tanstack/react-query';
import { readAgain } from '#web/api/read-again.ts';
import { followChanges } from './follow-changes.ts';
import { holdStill } from './hold-still.ts';

/** An open page keeps showing what is so, and holds still while something is pressed. */
export function stayTrue(client: QueryClient): void {
  readAgain(client);
  holdStill();
  followChanges(client);
}
