import { currencyOfCountry } from './currency-catalogue.ts';

/** The country a browser's languages name first, such as DE of `de-DE,de;q=0.9`. A language alone names none. */
export function countryOfLanguages(acceptLanguage: string | undefined): string | undefined {
  const tags = (acceptLanguage ?? '').slice(0, 500).split(',');
  for (const tag of tags) {
    const [, country] = /^\s*[A-Za-z]{2,3}(?:-[A-Za-z]{4})?-([A-Za-z]{2})\s*(?:;|$)/.exec(tag) ?? [];
    if (country) return country.toUpperCase();
  }
  return undefined;
}

export type VisitorCurrency = Readonly<{
  currency: string;
  /** The country that decided, where the visitor did not choose. */
  because?: string;
}>;

type Visitor = Readonly<{
  /** The store's own currency. */
  own: string;
  /** What the store sells in besides. */
  others: readonly string[];
  chosen: string | undefined;
  country: string | undefined;
  isAutomatic: boolean;
}>;

/** What a visitor sees prices in: what they chose, what their country pays in if the store wants that, or the store's own. */
export function visitorCurrency({ own, others, chosen, country, isAutomatic }: Visitor): VisitorCurrency {
  if (chosen !== undefined && [own, ...others].includes(chosen)) return { currency: chosen };
  const local = isAutomatic && country !== undefined ? currencyOfCountry(country) : undefined;
  return local !== undefined && others.includes(local)
    ? { currency: local, because: country }
    : { currency: own };
}
