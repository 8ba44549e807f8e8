import { spoken } from '#domain/shared/spoken.ts';

export const adminPageCopy = spoken('server/pages/admin/admin-page-copy#adminPageCopy', {
  noScript: 'This store admin needs JavaScript.',
  refused: 'This visit was refused.',
} as const);
