/** Keys whose text is no word: what a picture is called, where a link leads. It is the same in every language. */
export const NO_WORDS = ['icon', 'anchor', 'href'] as const;
type NoWord = (typeof NO_WORDS)[number];

/** What a language has to say for what English says: the same keys, none missing and none more; sentences with the same parts. */
export type Words<English> = English extends string
  ? string
  : English extends (...parts: infer Parts) => infer Said
    ? (...parts: Parts) => Words<Said>
    : English extends readonly (infer Each)[]
      ? readonly Words<Each>[]
      : English extends object
        ? { readonly [Key in keyof English]: Key extends NoWord ? English[Key] : Words<English[Key]> }
        : English;
