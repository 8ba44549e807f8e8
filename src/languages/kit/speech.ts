// How a language counts and lists. Each by itself, so that a screen carries only what its words use.

/** The forms a word takes with a count, by the names of `Intl.PluralRules`; what a language has no rule for is left out. */
export type Forms<Form> = Readonly<{ other: Form } & Partial<Record<Intl.LDMLPluralRule, Form>>>;

/** The form for a count: `plural(count, { one: 'ein Tag', other: `${count} Tage` })`. */
export const pluralOf = (language: string) => {
  const rules = new Intl.PluralRules(language);
  return <Form>(count: number, forms: Forms<Form>): Form => forms[rules.select(count)] ?? forms.other;
};

/** "A, B and C", as the language joins them. */
export const listedOf = (language: string) => {
  const list = new Intl.ListFormat(language);
  return (words: readonly string[]): string => list.format(words);
};

/** "A, B or C". */
export const eitherOf = (language: string) => {
  const list = new Intl.ListFormat(language, { type: 'disjunction' });
  return (words: readonly string[]): string => list.format(words);
};

/** A count, grouped as the language does, in the figures everybody reads. */
export const figureOf = (language: string) => {
  const figures = new Intl.NumberFormat(`${language}-u-nu-latn`);
  return (count: number): string => figures.format(count);
};

/** What the language calls the time of a zone nowadays, summer and winter: "Mitteleuropäische Zeit". */
export const zoneNameOf =
  (language: string) =>
  (zone: string): string =>
    new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' })
      .formatToParts()
      .find(({ type }) => type === 'timeZoneName')?.value ?? zone;
