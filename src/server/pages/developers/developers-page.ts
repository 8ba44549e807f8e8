import { areaOf, areaSlug, areas, operationIdOf } from '#contract/description/areas.ts';
import type { Endpoint } from '#contract/kit/endpoint.ts';
import { type Html, html } from '../../http/html.ts';
import { callSection, codeBlock, rich } from './call-section.ts';
import { developersCopy as copy, type GuidePart, guideOf } from './developers-copy.ts';
import { DEVELOPERS_SHEET_PATH } from './developers-style.ts';

/** Under one address whatever its content. */
export const DEVELOPERS_SCRIPT = '/developers/try.js';

type Described = Readonly<{ endpoints: readonly Endpoint[]; url: string }>;
export type Theme = 'light' | 'dark' | undefined;

const usedAreas = ({ endpoints }: Described) => {
  const used = new Set(endpoints.map(areaOf));
  return areas.filter(({ name }) => used.has(name));
};

/** The guide, and the way to every call. */
export function guidePage(described: Described, theme: Theme): string {
  const hasWebhooks = usedAreas(described).some(({ name }) => name === 'Webhooks');
  return frame(
    described,
    { title: copy.title, theme, area: undefined },
    html`<div class="head"><h1>${copy.title}</h1><p class="lead">${copy.lead}</p>
<ul class="calls"><li><a href="/wp-json/openapi.json">${copy.description}</a></li><li><a href="/developers/client.ts">${copy.client}</a></li></ul></div>
${guideOf({ url: described.url, hasWebhooks }).map(guidePart)}
<section class="part" aria-labelledby="areas"><h2 id="areas">${copy.areas}</h2>
<ul class="cards">${usedAreas(described).map(({ name, words }) => html`<li><a href="${hrefOf(name)}"><strong>${name}</strong><span>${words}</span></a></li>`)}</ul></section>`,
  );
}

const hrefOf = (name: string): string => `/developers/${areaSlug(name)}`;

const guidePart = ({ id, title, texts, code }: GuidePart): Html =>
  html`<section class="part" aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${texts.map((text) => html`<p>${rich(text)}</p>`)}${code !== undefined && codeBlock(code, title)}</section>`;

/** Every call of one area; nothing where there is no such area. */
export function areaPage(described: Described, slug: string, theme: Theme): string | undefined {
  const area = usedAreas(described).find(({ name }) => areaSlug(name) === slug);
  if (!area) return undefined;
  const calls = described.endpoints.filter((endpoint) => areaOf(endpoint) === area.name);
  return frame(
    described,
    { title: area.name, theme, area: area.name },
    html`<div class="head"><h1>${area.name}</h1><p class="lead">${area.words}</p>
<ul class="calls">${calls.map((call) => html`<li><a href="#${operationIdOf(call)}">${call.summary.replace(/\.$/, '')}</a></li>`)}</ul></div>
${keyCard}
${calls.map((call) => callSection(call, described.url))}`,
  );
}

const keyCard = html`<section class="card" aria-labelledby="your-key" data-key hidden><h2 id="your-key">${copy.key.title}</h2><p class="lead">${copy.key.lead}</p>
<div class="grid"><label class="field">${copy.key.consumerKey}<input class="input" name="consumer_key" placeholder="ck_…" autocomplete="off" spellcheck="false"></label>
<label class="field">${copy.key.consumerSecret}<input class="input" type="password" name="consumer_secret" placeholder="cs_…" autocomplete="off"></label></div>
<label class="check"><input type="checkbox" name="writes"> ${copy.key.writes}<span>${copy.key.writesHelp}</span></label></section>`;

type Page = Readonly<{ title: string; theme: Theme; area: string | undefined }>;

const frame = (described: Described, { title, theme, area }: Page, content: Html): string =>
  html`<!doctype html>
<html lang="en" dir="ltr"${theme && html` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – ${copy.product}</title>
<link rel="stylesheet" href="${DEVELOPERS_SHEET_PATH}">
</head>
<body>
<a class="skip" href="#content">${copy.skip}</a>
<div class="frame">
<nav class="side" aria-label="${copy.areas}">
<a class="brand" href="/developers"><span class="brand-mark">${MARK}</span>${copy.product}</a>
<ul><li><a href="/developers"${area === undefined && html` aria-current="page"`}>${copy.guide}</a></li>
${usedAreas(described).map(({ name }) => html`<li><a href="${hrefOf(name)}"${name === area && html` aria-current="page"`}>${name}</a></li>`)}</ul>
</nav>
<main id="content"${area !== undefined && html` data-words="${JSON.stringify(copy.call)}"`}>
${content}
</main>
</div>
${area !== undefined && html`<script type="module" src="${DEVELOPERS_SCRIPT}"></script>`}
</body>
</html>
`.markup;

const MARK = html`<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M3.5 7.2 10 3l6.5 4.2"/><path d="M5.6 10v6.5M8.5 10v6.5M11.5 10v6.5M14.4 10v6.5"/><path d="m3.8 15.2 12.4-4"/></svg>`;
