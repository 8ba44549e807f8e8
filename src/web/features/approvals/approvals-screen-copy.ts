export const approvalsScreenCopy = {
  title: 'Approvals',
  lead: 'What needs a second person: who asked, why, and until when. Nothing is done before somebody approves it.',
  filter: 'Which are shown',
  filters: { waiting: 'Waiting', all: 'All' },
  table: 'Requests for approval',
  columns: { what: 'What', asked: 'Asked', state: 'State', when: 'When', end: 'Decided', actions: 'Actions' },
  decidedBy: (who: string) => `by ${who}`,
  failed: 'The approvals could not be loaded.',
  emptyTitle: 'Nothing waits for approval',
  empty:
    'Whatever is above somebody’s limit, or under a rule of the store, will wait here for a second person.',
  things: (count: number) => (count === 1 ? 'request' : 'requests'),
  rules: 'Change the rules',
} as const;
