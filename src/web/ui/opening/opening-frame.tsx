import { type ReactNode, useContext } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { LinkRoutingContext } from '../link.tsx';

/** Gives the library our language, and our router for links inside menus. */
export function OpeningFrame({ children }: { children: ReactNode }) {
  const routing = useContext(LinkRoutingContext);
  return (
    <I18nProvider locale={document.documentElement.lang || undefined}>
      {routing ? <RouterProvider navigate={routing.navigate}>{children}</RouterProvider> : children}
    </I18nProvider>
  );
}

/**
 * The library writes a style element unless one with this id is there. Our content policy allows none, so an empty
 * element holds the place and the rule itself stands in styles/menu.css.
 */
const PRESSABLE_STYLE_ID = 'react-aria-pressable-style';
if (!document.getElementById(PRESSABLE_STYLE_ID)) {
  const place = document.createElement('meta');
  place.id = PRESSABLE_STYLE_ID;
  document.head.append(place);
}
