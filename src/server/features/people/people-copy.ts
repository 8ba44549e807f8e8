import { spoken } from '#domain/shared/spoken.ts';

export const peopleCopy = spoken('server/features/people/people-copy#peopleCopy', {
  noRole: 'No role',
  onlySupport: 'Of the built-in roles only Support has limits. Make a role of your own instead.',
} as const);
