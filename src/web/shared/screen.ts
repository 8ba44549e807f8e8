import { useMatches } from '@tanstack/react-router';

/** What the shell knows of a place before its screen is there. */
export type Screen = Readonly<{ title: string }>;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    screen?: Screen;
  }
}

/** The place the address leads to; `path` is undefined where there is nothing. */
export function useScreen(): Readonly<{ path: string | undefined; title: string | undefined }> {
  return useMatches({
    select: (matches) => {
      const last = matches.at(-1);
      const screen = last?.status === 'notFound' ? undefined : last?.staticData.screen;
      return { path: screen ? last?.fullPath : undefined, title: screen?.title };
    },
    structuralSharing: true,
  });
}
