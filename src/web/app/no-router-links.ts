/** Stands in for the links that the router's library gives each route. Ours are in web/ui/link.tsx; see vite.config.ts. */
export const Link = (): never => {
  throw new Error('Links of routes are left out of this build.');
};
