// Stands in for parts of the router's library that this app has of its own; see vite.config.ts.

/** Ours are in web/ui/link.tsx. */
export const Link = (): never => {
  throw new Error('Links of routes are left out of this build.');
};

/** Ours is in contract/kit/query-string.ts, and the router is given it. */
const noGrammar = (): never => {
  throw new Error('The library’s grammar of addresses is left out of this build.');
};
export const defaultParseSearch = (): never => noGrammar();
export const defaultStringifySearch = (): never => noGrammar();
