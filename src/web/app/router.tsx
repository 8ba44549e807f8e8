import {
  type AnyRoute,
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  type ResolveFullPath,
  type ResolveId,
  type Route,
  type RouterHistory,
} from '@tanstack/react-router';
import type { PageSettings } from '#contract/page-settings.ts';
import { parseQuery, stringifySearch } from '#contract/query-string.ts';
import { galleryFeature } from '#web/features/gallery/gallery-feature.ts';
import type { Feature } from '#web/shared/feature.ts';
import { FEATURES } from './features.ts';
import { RouteFailed } from './route-failed.tsx';
import { Shell } from './shell.tsx';
import { toExternal, toInternal } from './wp-url.ts';

const root = createRootRoute({
  component: Shell,
  notFoundComponent: lazyRouteComponent(() => import('./not-found.tsx'), 'NotFound'),
  errorComponent: RouteFailed,
});

type Root = typeof root;
type RouteOf<F extends Feature> = Route<
  unknown,
  Root,
  F['path'],
  ResolveFullPath<Root, F['path']>,
  string,
  ResolveId<Root, string, F['path']>,
  F extends { search: infer Search } ? Search : undefined
>;
type Routes<Features extends readonly Feature[]> = {
  -readonly [Nth in keyof Features]: RouteOf<Features[Nth]>;
};

const routeOf = (feature: Feature): AnyRoute =>
  createRoute({
    getParentRoute: () => root,
    path: feature.path,
    validateSearch: feature.search,
    component: lazyRouteComponent(async () => ({ default: await feature.load() })),
    staticData: { screen: feature },
  });

/** The pieces of the kit side by side, for those who build with them; a build for merchants leaves it out. */
const whileDeveloping: readonly Feature[] = import.meta.env.DEV ? [galleryFeature] : [];

const treeFor = (settings: PageSettings) => {
  const features: readonly Feature[] = [...FEATURES, ...whileDeveloping];
  const routes = features.filter(({ exists }) => exists?.(settings) ?? true).map(routeOf);
  // They are typed as those of a store that has every screen.
  return root.addChildren(routes as Routes<typeof FEATURES>);
};

export const newRouter = (settings: PageSettings, history?: RouterHistory) =>
  createRouter({
    routeTree: treeFor(settings),
    history,
    rewrite: { input: toInternal, output: toExternal },
    parseSearch: parseQuery,
    stringifySearch,
    // Strict would strike unknown keys from the address, and the whole query of a page we do not know.
    search: { strict: false },
    scrollRestoration: true,
    defaultPreload: 'intent',
    trailingSlash: 'never',
    notFoundMode: 'root',
    defaultErrorComponent: RouteFailed,
  });

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof newRouter>;
  }
}
