/** Stands in for the query library's endless lists, which no screen uses; see vite.config.ts. */
export const infiniteQueryBehavior = (): never => {
  throw new Error('Endless lists are left out of this build.');
};
export const hasNextPage = (): boolean => false;
export const hasPreviousPage = (): boolean => false;
