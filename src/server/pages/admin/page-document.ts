import { escapeMarkup } from '#domain/shared/escape-markup.ts';
import { directionOf } from '#domain/shared/text-direction.ts';
import { adminPageCopy as copy } from './admin-page-copy.ts';

/** The files a page asks for first, as addresses. */
export type PageAssets = Readonly<{
  scripts: readonly string[];
  preloads: readonly string[];
  styles: readonly string[];
}>;

type Page = Readonly<{
  title: string;
  lang: string;
  theme: 'light' | 'dark' | undefined;
  assets: PageAssets;
  settings: unknown;
}>;

/** JSON that can stand inside a script element: nothing in it can end the element or a line of script. */
export const jsonForScript = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/** The one document of the admin. No script stands in it, only data; the scripts are files of ours. */
export function pageDocument({ title, lang, theme, assets, settings }: Page): string {
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>${escapeMarkup(title)}</title>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    ...assets.styles.map((href) => `<link rel="stylesheet" href="${escapeMarkup(href)}">`),
    // The entry first: it is the largest, and nothing else is of use before it.
    ...assets.scripts.map((src) => `<script type="module" src="${escapeMarkup(src)}"></script>`),
    ...assets.preloads.map((href) => `<link rel="modulepreload" href="${escapeMarkup(href)}">`),
    `<script type="application/json" id="page-settings">${jsonForScript(settings)}</script>`,
  ];
  const attributes = `lang="${escapeMarkup(lang.replaceAll('_', '-'))}" dir="${directionOf(lang)}"${theme ? ` data-theme="${theme}"` : ''}`;
  return `<!doctype html>
<html ${attributes}>
<head>
${head.join('\n')}
</head>
<body>
<div id="root"></div>
<noscript>${escapeMarkup(copy.noScript)}</noscript>
</body>
</html>
`;
}
