import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { PAGE_TOKENS } from './page-tokens.ts';

const YEAR_S = 31_536_000;

/**
 * The sheet of pages that are one card, as those of signing in: the few tokens and pieces of the admin's look that it needs.
 * They stand outside the browser's bundle, so that they work before, and without, any script.
 */
const SHEET = `${PAGE_TOKENS}*, *::before, *::after { box-sizing: border-box; }
h1, p { margin: 0; }
html { background: var(--surface-canvas); text-size-adjust: 100%; }
body {
  margin: 0;
  color: var(--text);
  font: 400 0.8125rem / 1.54 -apple-system, "Segoe UI Variable Text", "Segoe UI", Inter, Roboto, system-ui, "Noto Sans", sans-serif;
  overflow-wrap: break-word;
}
:root:lang(ja) body { line-break: strict; word-break: auto-phrase; }
button, input { font: inherit; color: inherit; }
.sheet {
  display: grid;
  align-content: center;
  justify-content: center;
  grid-template-columns: minmax(0, 400px);
  gap: 20px;
  min-block-size: 100dvh;
  padding: 32px 16px;
}
.brand { display: flex; align-items: center; justify-content: center; gap: 10px; font-size: 0.875rem; font-weight: 600; }
.brand-mark { display: grid; place-items: center; inline-size: 28px; block-size: 28px; border-radius: 7px; background: var(--accent); color: #ffffff; }
.brand-mark svg { inline-size: 20px; block-size: 20px; fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
.card { display: grid; gap: 20px; padding: 24px; border: 1px solid var(--border); border-radius: 8px; background: var(--surface); }
h1 { font-size: 1.375rem; font-weight: 600; line-height: 1.25; letter-spacing: -0.012em; }
.lead { color: var(--text-muted); }
.form { display: grid; gap: 16px; }
.field { display: grid; gap: 6px; }
.field label { font-weight: 600; }
.field-error { color: var(--danger-text); font-size: 0.75rem; }
.input {
  inline-size: 100%;
  min-block-size: 36px;
  padding: 6px 12px;
  border: 1px solid var(--border-control);
  border-radius: 4px;
  background: var(--surface);
}
.input:hover { border-color: var(--text-muted); }
:root:dir(rtl) .input:is([autocomplete="username"], [type="password"], [inputmode="numeric"]) { direction: ltr; text-align: end; }
.input[aria-invalid="true"] { border-color: var(--danger-solid); }
.button {
  min-block-size: 36px;
  margin-block-start: 4px;
  padding: 4px 14px;
  border: 1px solid transparent;
  border-radius: 4px;
  background: var(--accent);
  color: #ffffff;
  font-weight: 600;
  cursor: pointer;
}
.button:hover { background: var(--accent-hover); }
.button:active { background: var(--accent-pressed); }
.button[data-kind="quiet"] { border-color: var(--border-control); background: var(--surface); color: var(--text); }
.button[data-kind="quiet"]:hover { background: var(--surface-canvas); }
a.button { display: grid; place-items: center; text-decoration: none; }
.or { display: flex; align-items: center; gap: 12px; color: var(--text-muted); }
.or::before, .or::after { content: ""; flex: 1; border-block-start: 1px solid var(--border); }
.field-help { color: var(--text-muted); font-size: 0.75rem; }
.square { inline-size: 200px; block-size: 200px; margin-inline: auto; border-radius: 4px; background: #ffffff; fill: #000000; }
.secret { font: 500 0.875rem / 1.5 ui-monospace, "SF Mono", Menlo, Consolas, monospace; text-align: center; overflow-wrap: anywhere; user-select: all; }
.codes { display: grid; grid-template-columns: 1fr 1fr; gap: 4px 16px; margin: 0; padding: 12px 16px; border: 1px solid var(--border); border-radius: 8px; list-style: none; font: 500 0.875rem / 1.7 ui-monospace, "SF Mono", Menlo, Consolas, monospace; text-align: center; }
[hidden] { display: none !important; }
.link { justify-self: center; padding: 4px 8px; color: var(--accent-text); text-underline-offset: 3px; }
:focus-visible { outline: 2px solid var(--focus-color); outline-offset: 2px; border-radius: 4px; }
.notice { display: grid; gap: 2px; padding: 12px 16px; border: 1px solid var(--info-line); border-radius: 8px; background: var(--info-soft); }
.notice[data-kind="error"] { border-color: var(--danger-line); background: var(--danger-soft); }
.notice[data-kind="success"] { border-color: var(--success-line); background: var(--success-soft); }
strong { font-weight: 600; }
`;

const VERSION = createHash('sha256').update(SHEET).digest('hex').slice(0, 12);

/** The name changes with the contents, so browsers may keep the sheet for a year. */
export const CARD_PAGE_STYLE_PATH = `/wp-login.${VERSION}.css`;

export function cardPageStyle(app: FastifyInstance): void {
  app.get(CARD_PAGE_STYLE_PATH, async (_, reply) =>
    reply
      .type('text/css; charset=utf-8')
      .header('cache-control', `public, max-age=${YEAR_S}, immutable`)
      .send(SHEET),
  );
}
