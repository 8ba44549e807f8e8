import { createHash } from 'node:crypto';
import { PAGE_TOKENS } from '../../http/page-tokens.ts';

/** The sheet of the pages for developers: the tokens of the admin, and type to be read at length. */
export const DEVELOPERS_SHEET = `${PAGE_TOKENS}:root {
  --get: light-dark(#1c6b3f, #7fd6a3);
  --write: light-dark(#8a4b00, #f3bd74);
}
*, *::before, *::after { box-sizing: border-box; }
h1, h2, h3, p, ul, dl, dd, pre { margin: 0; padding: 0; }
ul { list-style: none; }
html { background: var(--surface-canvas); text-size-adjust: 100%; scroll-padding-block-start: 16px; }
body {
  margin: 0;
  color: var(--text);
  font: 400 0.9375rem / 1.6 -apple-system, "Segoe UI Variable Text", "Segoe UI", Inter, Roboto, system-ui, "Noto Sans", sans-serif;
  overflow-wrap: break-word;
}
button, input, textarea { font: inherit; color: inherit; }
a { color: var(--accent-text); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--focus-color); outline-offset: 2px; border-radius: 4px; }
.skip { position: absolute; inset-inline-start: -999px; }
.skip:focus { inset-inline-start: 16px; inset-block-start: 8px; padding: 4px 8px; background: var(--surface); }
.frame { display: grid; grid-template-columns: minmax(0, 220px) minmax(0, 1fr); gap: 48px; max-inline-size: 1120px; margin-inline: auto; padding: 32px 24px 96px; }
.side { align-self: start; position: sticky; inset-block-start: 24px; display: grid; gap: 16px; max-block-size: calc(100dvh - 48px); overflow-y: auto; font-size: 0.875rem; }
.side ul { display: grid; gap: 2px; }
.side a { display: block; padding: 4px 8px; border-radius: 4px; color: var(--text); text-decoration: none; }
.side a:hover { background: var(--sunken); }
.side a[aria-current] { background: var(--sunken); font-weight: 600; }
.brand { display: flex; align-items: center; gap: 10px; font-weight: 600; }
.side a.brand { display: flex; padding: 0; }
.side a.brand:hover { background: none; }
.brand-mark { display: grid; place-items: center; inline-size: 28px; block-size: 28px; border-radius: 7px; background: var(--accent); color: #ffffff; }
.brand-mark svg { inline-size: 20px; block-size: 20px; fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
main { display: grid; gap: 32px; align-content: start; }
h1 { font-size: 1.75rem; font-weight: 600; line-height: 1.2; letter-spacing: -0.016em; }
h2 { font-size: 1.25rem; font-weight: 600; line-height: 1.3; letter-spacing: -0.01em; }
h3 { font-size: 0.9375rem; font-weight: 600; }
.lead { color: var(--text-muted); max-inline-size: 68ch; }
.head, .part { display: grid; gap: 12px; }
.part p, .call p { max-inline-size: 72ch; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr)); gap: 12px; }
.cards a { display: grid; align-content: start; gap: 4px; block-size: 100%; padding: 16px; border: 1px solid var(--border); border-radius: 8px; background: var(--surface); color: var(--text); text-decoration: none; }
.cards a:hover { border-color: var(--border-control); }
.cards span { color: var(--text-muted); font-size: 0.875rem; }
.card, .call { display: grid; gap: 16px; padding: 24px; border: 1px solid var(--border); border-radius: 8px; background: var(--surface); }
.address { display: flex; flex-wrap: wrap; align-items: baseline; gap: 4px 10px; font: 500 0.875rem / 1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
.method { font-weight: 700; color: var(--write); }
.method[data-method="GET"] { color: var(--get); }
code { font: 0.875em / 1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
p code, dd code, li code { padding: 1px 4px; border-radius: 4px; background: var(--sunken); }
pre { padding: 12px 16px; border-radius: 8px; background: var(--sunken); overflow-x: auto; max-block-size: 480px; font: 0.8125rem / 1.55 ui-monospace, "SF Mono", Menlo, Consolas, monospace; }
pre code { font: inherit; overflow-wrap: normal; }
.fields { display: grid; gap: 12px; }
.fields dt { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 10px; }
.fields dt code { font-weight: 600; }
.kind { color: var(--text-muted); font-size: 0.8125rem; overflow-wrap: anywhere; }
.must { color: var(--danger-text); font-size: 0.8125rem; }
.fields dd { color: var(--text-muted); font-size: 0.875rem; }
details > summary { padding-block: 4px; cursor: pointer; font-weight: 600; }
details[open] > summary { margin-block-end: 8px; }
.tries { display: grid; gap: 12px; }
.grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr)); gap: 12px; }
.field { display: grid; gap: 4px; font-size: 0.875rem; }
.input { inline-size: 100%; min-block-size: 36px; padding: 6px 12px; border: 1px solid var(--border-control); border-radius: 4px; background: var(--surface); font-size: 0.875rem; }
textarea.input { min-block-size: 120px; font: 0.8125rem / 1.55 ui-monospace, "SF Mono", Menlo, Consolas, monospace; resize: vertical; }
.check { display: grid; grid-template-columns: auto 1fr; gap: 2px 10px; align-items: baseline; font-size: 0.875rem; }
.check span { grid-column: 2; color: var(--text-muted); }
.button { justify-self: start; min-block-size: 36px; padding: 4px 18px; border: 1px solid transparent; border-radius: 4px; background: var(--accent); color: #ffffff; font-weight: 600; cursor: pointer; }
.button:hover { background: var(--accent-hover); }
.problem { color: var(--danger-text); font-size: 0.875rem; }
.calls { display: grid; gap: 4px; font-size: 0.875rem; }
[hidden] { display: none !important; }
@media (max-width: 800px) {
  .frame { grid-template-columns: minmax(0, 1fr); gap: 24px; padding: 20px 16px 64px; }
  .side { position: static; max-block-size: none; }
  .side ul { display: flex; flex-wrap: wrap; gap: 4px; }
  .side li a { border: 1px solid var(--border); background: var(--surface); }
  .card, .call { padding: 16px; }
}
`;

const VERSION = createHash('sha256').update(DEVELOPERS_SHEET).digest('hex').slice(0, 12);
/** The name changes with the contents, so browsers may keep the sheet for a year. */
export const DEVELOPERS_SHEET_PATH = `/developers/style.${VERSION}.css`;
