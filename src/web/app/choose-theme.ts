import type { Theme } from './theme.ts';

const YEAR_S = 31_536_000;

/** Shown at once and remembered in a cookie, so that the next page arrives in it. */
export function chooseTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not in every browser yet.
  document.cookie = `theme=${theme}; Path=/; SameSite=Lax; Max-Age=${theme === 'system' ? 0 : YEAR_S}${secure}`;
}
