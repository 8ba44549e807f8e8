import { useEffect } from 'react';

const FULL_SCREEN_CLASS = 'woocommerce-admin-full-screen';

/** While this is shown the page is its own: the body says so, for whatever else stands on it. */
export function useFullScreen(): void {
  useEffect(() => {
    document.body.classList.add(FULL_SCREEN_CLASS);
    return () => document.body.classList.remove(FULL_SCREEN_CLASS);
  }, []);
}
