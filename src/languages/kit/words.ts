type IsUnion<Type, Each = Type> = Type extends unknown ? ([Each] extends [Type] ? false : true) : never;

/**
 * What a language has to say for what English says: the same keys, none missing and none more; sentences with the
 * same parts. A text of which English leaves the choice between several (an icon) is no word and stays one of them.
 */
export type Words<English> = English extends string
  ? string extends English
    ? string
    : true extends IsUnion<English>
      ? English
      : string
  : English extends (...parts: infer Parts) => infer Said
    ? (...parts: Parts) => Words<Said>
    : English extends readonly (infer Each)[]
      ? readonly Words<Each>[]
      : English extends object
        ? { readonly [Key in keyof English]: Words<English[Key]> }
        : English;
