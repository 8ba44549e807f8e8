import { type AccountStanding, accountStanding } from './account-standing.ts';
import type { AccountStatus } from './account-status.ts';

const TOLD = [
  'verifying',
  'under_review',
  'paused',
  'rejected',
] as const satisfies readonly AccountStanding['kind'][];
export type LiveNote = (typeof TOLD)[number];

/** What is said in a sandbox of the live account beside it; nothing where a task asks for what it lacks. */
export function liveNote(application: AccountStatus | null): LiveNote | undefined {
  const standing = application === null ? undefined : accountStanding(application);
  return TOLD.find((kind) => kind === standing?.kind);
}
