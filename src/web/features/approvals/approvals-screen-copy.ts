export const approvalsScreenCopy = {
  title: 'Approvals',
  lead: 'What needs a second person: who asked, why, and until when. Nothing is done before somebody approves it.',
  filter: 'Which are shown',
  filters: { waiting: 'Waiting', mine: 'Mine', decided: 'Decided', all: 'All' },
  table: 'Requests for approval',
  columns: { what: 'What', state: 'State', when: 'When', end: 'Decided', actions: 'Actions' },
  decidedBy: (who: string) => `by ${who}`,
  failed: 'The approvals could not be loaded.',
  empty: {
    waiting: {
      title: 'Nothing waits for approval',
      text: 'Whatever is above somebody’s limit, or under a rule of the store, will wait here for a second person.',
    },
    mine: {
      title: 'You have asked for nothing',
      text: 'What you ask for and another person has to approve will stand here, with what became of it.',
    },
    decided: {
      title: 'Nothing has been decided yet',
      text: 'What was approved, declined, withdrawn or not decided in time will stand here, with who decided and why.',
    },
    all: {
      title: 'Nothing has needed approval yet',
      text: 'Whatever is above somebody’s limit, or under a rule of the store, will stand here.',
    },
  },
  rules: 'Change the rules',
} as const;
