import { createHash } from 'node:crypto';
import { BORDER_RADIUS_MAX } from '#contract/settings.ts';
import { PAGE_TOKENS } from '../../http/page-tokens.ts';

/** The sheet of the storefront: the same tokens as the admin, with larger type and more air. */
const SHEET = `${PAGE_TOKENS}*, *::before, *::after { box-sizing: border-box; }
h1, h2, h3, p, ul, dl, dd, fieldset { margin: 0; padding: 0; }
fieldset { border: 0; min-inline-size: 0; }
ul { list-style: none; }
html { background: var(--surface-canvas); text-size-adjust: 100%; }
body {
  margin: 0;
  color: var(--text);
  font: 400 1rem / 1.5 -apple-system, "Segoe UI Variable Text", "Segoe UI", Inter, Roboto, system-ui, "Noto Sans", sans-serif;
  overflow-wrap: break-word;
}
:root:lang(ja) body { line-break: strict; word-break: auto-phrase; }
button, input, select { font: inherit; color: inherit; }
a { color: var(--accent-text); text-underline-offset: 3px; }
.skip { position: absolute; inset-inline-start: 16px; inset-block-start: -60px; padding: 8px 16px; background: var(--surface); z-index: 1; }
.skip:focus { inset-block-start: 8px; }
.banner { padding: 8px 16px; background: var(--warning-soft); border-block-end: 1px solid var(--warning-line); text-align: center; font-size: 0.875rem; }
.top { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 24px; max-inline-size: 1080px; margin-inline: auto; padding: 20px 16px; }
.top .name { flex: 1; font-size: 1.25rem; font-weight: 700; letter-spacing: -0.01em; text-decoration: none; color: var(--text); }
.top nav { display: flex; flex-wrap: wrap; gap: 0 8px; }
.top nav a { display: inline-block; padding: 8px; }
.currency { gap: 8px; }
.currency .input { inline-size: auto; min-block-size: 36px; padding: 4px 8px; }
.currency .button { min-block-size: 36px; padding: 4px 12px; }
main { display: grid; gap: 24px; max-inline-size: 1080px; margin-inline: auto; padding: 8px 16px 64px; }
.narrow { max-inline-size: 640px; inline-size: 100%; }
h1 { font-size: 1.75rem; font-weight: 700; line-height: 1.2; letter-spacing: -0.015em; }
h2 { font-size: 1.125rem; font-weight: 600; }
.muted { color: var(--text-muted); }
.small { font-size: 0.875rem; }
.shelf { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(220px, 100%), 1fr)); gap: 20px; }
.product { position: relative; display: grid; align-content: start; gap: 4px; padding: 16px; border: 1px solid var(--border); border-radius: 12px; background: var(--surface); }
.product:hover { border-color: var(--border-control); }
.product h2 a { color: inherit; text-decoration: none; }
.product h2 a::after { content: ""; position: absolute; inset: 0; border-radius: 12px; }
.tile { display: grid; place-items: center; aspect-ratio: 4 / 3; margin-block-end: 8px; border-radius: 8px; background: var(--sunken); color: var(--accent-text); }
.tile svg { inline-size: 60%; fill: none; stroke: currentColor; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }
.mark { position: relative; isolation: isolate; overflow: hidden; display: inline-grid; place-items: center; min-inline-size: 62px; padding: 2px 6px; border-radius: 4px; color: #ffffff; font-size: 0.75rem; font-weight: 600; }
.mark svg { position: absolute; inset: 0; z-index: -1; inline-size: 100%; block-size: 100%; }
.price { font-variant-numeric: tabular-nums; font-weight: 600; }
.split { display: grid; gap: 24px; align-items: start; }
@media (min-width: 820px) { .split { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); } .split.form-first { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); } }
.card { display: grid; gap: 20px; padding: 24px; border: 1px solid var(--border); border-radius: 12px; background: var(--surface); }
.stack { display: grid; gap: 16px; }
.pair { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr)); }
.row { display: flex; flex-wrap: wrap; align-items: center; gap: 12px; }
.field { display: grid; gap: 6px; align-content: start; }
.field label, legend { font-weight: 600; }
legend { padding: 0; margin-block-end: 12px; font-size: 1.125rem; font-weight: 600; }
.input { inline-size: 100%; min-block-size: 44px; padding: 8px 12px; border: 1px solid var(--border-control); border-radius: 6px; background: var(--surface); }
.input[aria-invalid="true"] { border-color: var(--danger-solid); }
:root:dir(rtl) .input:is([type="email"], [type="text"][inputmode="numeric"]) { direction: ltr; text-align: end; }
.quantity { inline-size: 84px; }
.field-error { color: var(--danger-text); font-size: 0.875rem; }
.check { display: flex; align-items: center; gap: 10px; min-block-size: 32px; }
.check input { flex: none; inline-size: 20px; block-size: 20px; accent-color: var(--accent); }
.elsewhere { display: none; }
form:has(#ship:checked) .elsewhere { display: grid; }
form:has(input[name=method]:not([value=card]):checked) .card-fields { display: none; }
form:has(input[name=saved]:not([value=""]):checked) .new-card { display: none; }
.check > .button { margin-inline-start: auto; }
.button { display: inline-grid; place-items: center; min-block-size: 44px; padding: 8px 20px; border: 1px solid transparent; border-radius: 6px; background: var(--accent); color: #ffffff; font-weight: 550; text-decoration: none; cursor: pointer; }
.button:hover { background: var(--accent-hover); }
.button.quiet { background: transparent; border-color: var(--border-control); color: var(--text); }
.button.wide { inline-size: 100%; }
.button[disabled] { background: var(--sunken); color: var(--text-muted); cursor: default; }
:focus-visible { outline: 2px solid var(--focus-color); outline-offset: 2px; }
.notice { display: grid; gap: 2px; padding: 12px 16px; border: 1px solid var(--success-line); border-radius: 8px; background: var(--success-soft); }
.notice[data-kind="error"] { border-color: var(--danger-line); background: var(--danger-soft); }
.notice[data-kind="warning"] { border-color: var(--warning-line); background: var(--warning-soft); }
.lines { display: grid; }
.lines li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 16px; padding-block: 14px; border-block-end: 1px solid var(--border); }
.lines .row { grid-column: 1 / -1; }
.sum { display: flex; justify-content: space-between; gap: 16px; font-size: 1.125rem; font-weight: 700; font-variant-numeric: tabular-nums; }
.foot { display: flex; justify-content: space-between; gap: 16px; }
.wallets { display: flex; flex-wrap: wrap; gap: 12px; inline-size: 100%; }
.wallet { display: flex; flex: 1 1 180px; align-items: center; justify-content: center; gap: 8px; block-size: 48px; padding-inline: 16px; border: 1px solid light-dark(#000000, #6f7784); background: #000000; color: #ffffff; font-weight: 550; text-decoration: none; cursor: pointer; }
.wallet[data-size="small"] { block-size: 40px; }
.wallet[data-size="large"] { block-size: 55px; }
.wallet[data-theme^="light"] { background: #ffffff; color: #000000; border-color: #ffffff; }
.wallet[data-theme="light-outline"] { border-color: #000000; }
.or { display: flex; align-items: center; gap: 12px; }
.or::before, .or::after { content: ""; flex: 1; border-block-start: 1px solid var(--border); }
.bottom { max-inline-size: 1080px; margin-inline: auto; padding: 24px 16px 40px; border-block-start: 1px solid var(--border); }
`;

/** A page without inline styles can only name its radius. */
const RADII = Array.from(
  { length: BORDER_RADIUS_MAX + 1 },
  (_, px) => `.wallet[data-radius="${px}"] { border-radius: ${px}px; }\n`,
).join('');
export const STOREFRONT_STYLE = SHEET + RADII;

const VERSION = createHash('sha256').update(STOREFRONT_STYLE).digest('hex').slice(0, 12);

/** The name changes with the contents, so browsers may keep the sheet for a year. */
export const STOREFRONT_STYLE_PATH = `/storefront.${VERSION}.css`;
