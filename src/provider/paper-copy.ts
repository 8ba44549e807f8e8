import { spoken } from '#domain/shared/spoken.ts';

/** What stands on every paper, whatever it is about. */
export const paperCopy = spoken('provider/paper-copy#paperCopy', {
  replaced: 'Letters that this typeface does not have are printed as ?.',
  page: (page: string, pages: string) => `Page ${page} of ${pages}`,
} as const);
