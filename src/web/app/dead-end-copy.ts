/** What is said where there is no screen to show. */
export const deadEndCopy = {
  notFoundWhat: 'Nothing is here',
  notFound: 'There is no page at this address. It may have moved, or the link may be incomplete.',
  notFoundAction: 'Go to Home',

  refusedWhat: 'Your account may not manage the store',
  refused: (email: string) =>
    `You are signed in as ${email}. Ask an administrator to let this account manage the store, ` +
    'or sign out and come back with another one.',
} as const;
