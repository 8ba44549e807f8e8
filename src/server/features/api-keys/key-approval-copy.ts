import { spoken } from '#domain/shared/spoken.ts';

/** What making an API key would do, for whoever has to approve it. `may` is a list of what it may do. */
export const keyApprovalCopy = spoken('server/features/api-keys/key-approval-copy#keyApprovalCopy', {
  make: (name: string, may: string) => `Make an API key “${name}” that may move money: ${may}`,
  makeForDays: (name: string, may: string, days: number) =>
    `Make an API key “${name}” that may move money: ${may}, ${days === 1 ? 'for a day' : `for ${days} days`}`,
  makeProposing: (name: string, may: string) =>
    `Make an API key “${name}” that may move money: ${may}, which only proposes`,
  makeProposingForDays: (name: string, may: string, days: number) =>
    `Make an API key “${name}” that may move money: ${may}, ${days === 1 ? 'for a day' : `for ${days} days`}, which only proposes`,
  everything: 'everything its owner may',
} as const);
