/** The forms a word takes with a count, by the names of `Intl.PluralRules`; what a language has no rule for is left out. */
export type Forms<Form> = Readonly<{ other: Form } & Partial<Record<Intl.LDMLPluralRule, Form>>>;

/** How a language counts and lists. */
export function speechOf(language: string) {
  const rules = new Intl.PluralRules(language);
  const and = new Intl.ListFormat(language, { type: 'conjunction' });
  const or = new Intl.ListFormat(language, { type: 'disjunction' });
  const figures = new Intl.NumberFormat(`${language}-u-nu-latn`);
  return {
    /** The form for a count: `plural(count, { one: 'ein Tag', other: `${count} Tage` })`. */
    plural: <Form>(count: number, forms: Forms<Form>): Form => forms[rules.select(count)] ?? forms.other,
    /** "A, B and C", as the language joins them. */
    listed: (words: readonly string[]): string => and.format(words),
    /** "A, B or C". */
    either: (words: readonly string[]): string => or.format(words),
    /** A count, grouped as the language does. */
    figure: (count: number): string => figures.format(count),
  };
}
