import { useLayoutEffect } from 'react';

export const PRODUCT_NAME = 'Countinghouse';

let ofRoute = '';
let ofScreen: string | undefined;

const show = () => {
  document.title = `${ofScreen ?? ofRoute} – ${PRODUCT_NAME}`;
};

/** The shell names the page after its route. */
export function useRouteTitle(title: string): void {
  useLayoutEffect(() => {
    ofRoute = title;
    show();
  }, [title]);
}

/** A screen that knows better ("Order #10482") says so; while it is undefined the route's title stands. */
export function useDocumentTitle(title: string | undefined): void {
  useLayoutEffect(() => {
    ofScreen = title;
    show();
    if (title !== undefined) noteLater(title);
    return () => {
      ofScreen = undefined;
      show();
    };
  }, [title]);
}

/** For the search box and Home, which nobody opens in that moment. */
function noteLater(title: string): void {
  const { pathname, search } = location;
  void import('./recent-places.ts').then(
    ({ noteVisit }) => noteVisit(title, pathname + search),
    () => undefined,
  );
}
