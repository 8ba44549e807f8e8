import { useMatches } from '@tanstack/react-router';
import type { Feature } from './feature.ts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    screen?: Feature;
  }
}

/** The place the address leads to; undefined where there is nothing. */
export const useScreen = (): Feature | undefined =>
  useMatches({
    select: (matches) => {
      const last = matches.at(-1);
      return last?.status === 'notFound' ? undefined : last?.staticData.screen;
    },
  });
