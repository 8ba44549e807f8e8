const refuse = (): never => {
  throw new Error('A route has no schema of the framework: its endpoint stands in the contract.');
};

/**
 * The contract reads input and writes answers. The framework's own compilers, which it would read at every start whether a
 * route has a schema or not, are a fifth of all files a start reads.
 */
export const NO_SCHEMAS = { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } };
