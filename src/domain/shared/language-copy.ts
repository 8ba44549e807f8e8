import { spoken } from './spoken.ts';

/** The language these words are in, and how it calls what `Intl` knows by a code. Each language asks `Intl` in its own tag. */
export const languageCopy = spoken('domain/shared/language-copy#languageCopy', {
  /** As `Intl` knows it. */
  tag: 'en',
  /** "Japanese yen"; nothing for what is no currency. In English `Intl` writes each word large, we only the names of countries. */
  currencyName: (code: string): string | undefined =>
    code === 'gbp'
      ? 'Pound sterling'
      : new Intl.DisplayNames('en', { type: 'currency', fallback: 'none' })
          .of(code)
          ?.replace(/ \p{Lu}\p{Ll}+$/u, (noun) => noun.toLowerCase()),
  /** In a list of choices: "Euro (EUR)". */
  currencyChoice: (name: string, code: string) => `${name} (${code})`,
  /** What the time of the store's zone is called: "New York time". Other languages ask `Intl`, which knows zones by name and few cities. */
  timeOf: (_zone: string, place: string) => `${place} time`,
  /** A day, its time, the zone and whatever else says when, from the largest to the smallest. */
  moment: (parts: readonly string[]) => parts.join(', '),
} as const);
