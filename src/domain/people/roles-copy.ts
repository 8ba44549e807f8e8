import { spoken } from '../shared/spoken.ts';

/** The roles everybody has, and what they are for. */
export const rolesCopy = spoken('domain/people/roles-copy#rolesCopy', {
  owner: {
    name: 'Owner',
    what: 'Everything, people and keys included.',
  },
  manager: {
    name: 'Manager',
    what: 'Everything but people and keys.',
  },
  support: {
    name: 'Support',
    what: 'Helps customers: refunds up to a limit, captures, held payments, disputes. No exports, no payouts.',
  },
  accountant: {
    name: 'Accountant',
    what: 'Reads everything, exports, documents. Moves no money and changes nothing.',
  },
  viewer: {
    name: 'Viewer',
    what: "Sees payments and payouts, without customers' names and addresses.",
  },
} as const);
