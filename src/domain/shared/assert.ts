/** A claim that must hold. When it does not, that is our bug, and the sentence says which. */
export function assert(condition: unknown, claim: string): asserts condition {
  if (!condition) throw new Error(`Broken claim: ${claim}`);
}

/** For the branch that no value can reach; a new case does not compile until it is handled. */
export function unreachable(value: never): never {
  throw new Error(`Broken claim: ${JSON.stringify(value)} cannot happen`);
}
