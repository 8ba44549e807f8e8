import { type ComponentProps, createContext, type MouseEvent, useContext } from 'react';

export type LinkRouting = {
  /** Goes to an address of this site without loading the page again. */
  navigate: (href: string) => void;
  /** Called when somebody points at a link, so that the screen is there when they press it. */
  preload?: (href: string) => void;
};

/** The application hands its router over here; without it links are plain links. */
export const LinkRoutingContext = createContext<LinkRouting | undefined>(undefined);

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

export function Link({ href, onClick, onPointerEnter, onFocus, children, ...rest }: LinkProps) {
  const routing = useContext(LinkRoutingContext);
  const inside = staysHere(href, rest);
  const preload = () => {
    if (inside) routing?.preload?.(href);
  };

  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!routing || event.defaultPrevented || !inside || wantsNewTab(event)) return;
        event.preventDefault();
        routing.navigate(href);
      }}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        preload();
      }}
      onFocus={(event) => {
        onFocus?.(event);
        preload();
      }}
    >
      {children}
    </a>
  );
}

const wantsNewTab = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

/** A fragment, a download, another window and another site are the browser's own business. */
const staysHere = (href: string, { target, download }: Omit<LinkProps, 'href'>) =>
  (!target || target === '_self') && download === undefined && /^(\/(?!\/)|\?)/.test(href);
