import { useMatches } from '@tanstack/react-router';

/** What the shell knows of a place before its screen is there. */
export type Screen = Readonly<{
  title: string;
  /** It brings its own frame and takes the whole window. */
  isFullScreen?: true;
}>;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    screen?: Screen;
  }
}

/** The place the address leads to; `path` is undefined where there is nothing. */
export function useScreen(): Readonly<{
  path: string | undefined;
  title: string | undefined;
  isFullScreen: boolean;
}> {
  return useMatches({
    select: (matches) => {
      const last = matches.at(-1);
      const screen = last?.status === 'notFound' ? undefined : last?.staticData.screen;
      return {
        path: screen ? last?.fullPath : undefined,
        title: screen?.title,
        isFullScreen: screen?.isFullScreen ?? false,
      };
    },
    structuralSharing: true,
  });
}
