declare const brand: unique symbol;

/** A value that was checked once and carries the proof in its type. */
export type Brand<Value, Name extends string> = Value & { readonly [brand]: Name };
