/**
 * Something that must hold for every row, as the question that would find it broken: a select that answers the offending
 * rows, so that no row is good news. `(select now from clock)` is the moment the check is about.
 */
export type Invariant = Readonly<{ name: string; claim: string; offending: string }>;

export const invariant = (name: string, claim: string, offending: string): Invariant => ({
  name,
  claim,
  offending,
});
