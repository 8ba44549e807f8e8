/** Who the stories sign in as. */
export const ADMINISTRATOR = { email: 'amara@example.com', password: 'a long password for stories' } as const;
