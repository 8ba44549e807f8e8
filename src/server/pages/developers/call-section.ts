import { operationIdOf } from '#contract/description/areas.ts';
import { exampleOf } from '#contract/description/example.ts';
import { jsonSchemaOf } from '#contract/description/json-schema.ts';
import { operationOf } from '#contract/description/operation.ts';
import type { Json } from '#contract/description/own-fields.ts';
import { typeText } from '#contract/description/type-text.ts';
import { addressOf, type Endpoint } from '#contract/kit/endpoint.ts';
import { type Html, html } from '../../http/html.ts';
import { developersCopy } from './developers-copy.ts';

const copy = developersCopy.call;
type Field = Readonly<{ name: string; schema: Json; required: boolean }>;
type Refusals = Readonly<Record<string, Readonly<{ description: string }>>>;

/** Text in which backticks are code. */
export const rich = (text: string): Html => ({
  markup: text
    .split('`')
    .map((part, at) => (at % 2 === 1 ? html`<code>${part}</code>` : html`${part}`).markup)
    .join(''),
});

export const codeBlock = (text: string, label: string): Html =>
  html`<pre tabindex="0" role="group" aria-label="${label}"><code>${text}</code></pre>`;

/** One call: what it takes, what it answers, and a way to try it. */
export function callSection(endpoint: Endpoint, url: string): Html {
  const id = operationIdOf(endpoint);
  const { description, responses } = operationOf(endpoint) as Readonly<{
    description: string;
    responses: Refusals;
  }>;
  const fields = fieldsOf(endpoint);
  return html`<section class="call" aria-labelledby="${id}">
<div class="head"><h2 id="${id}">${endpoint.summary.replace(/\.$/, '')}</h2>
<p class="address"><span class="method" data-method="${endpoint.method}">${endpoint.method}</span> ${addressOf(endpoint)}</p>
<p>${rich(description)}</p></div>
${fieldList(fields)}
${replyPart(endpoint)}
${more(
  copy.refusals,
  html`<dl class="fields">${Object.entries(responses)
    .filter(([status]) => !/^20[01]$/.test(status))
    .map(refusal)}</dl>`,
)}
${more(copy.curl, codeBlock(curlOf(endpoint, url), `${copy.curl}: ${endpoint.summary}`))}
${tryPart(endpoint, fields)}
</section>`;
}

const more = (title: string, inside: Html): Html =>
  html`<details><summary>${title}</summary>${inside}</details>`;

function fieldsOf({ input }: Endpoint): readonly Field[] {
  const { properties, required } = jsonSchemaOf(input, 'input');
  const needed = Array.isArray(required) ? required : [];
  return Object.entries((properties ?? {}) as Record<string, Json>).map(([name, schema]) => ({
    ...{ name, schema, required: needed.includes(name) },
  }));
}

const fieldList = (fields: readonly Field[]): Html =>
  fields.length === 0
    ? html`<p class="lead">${copy.nothing}</p>`
    : html`<details${fields.length <= MANY && html` open`}><summary>${copy.fields}</summary><dl class="fields">${fields.map(fieldTerm)}</dl></details>`;
/** More fields than this are shown when asked for. */
const MANY = 8;

const fieldTerm = ({ name, schema, required }: Field): Html =>
  html`<div><dt><code>${name}</code> <span class="kind">${kindOf(schema)}</span> ${required && html`<span class="must">${copy.required}</span>`}</dt>${wordsOf(schema)}</div>`;

const KIND_LENGTH_MAX = 300;
const kindOf = (schema: Json): string => {
  const text = typeText(schema).replaceAll(/\s+/g, ' ');
  return text.length > KIND_LENGTH_MAX ? `${text.slice(0, KIND_LENGTH_MAX)}…` : text;
};

function wordsOf({ description, default: fallback, maxLength, minimum, maximum }: Json): Html | undefined {
  const parts = [
    typeof description === 'string' && `${description}.`,
    fallback !== undefined && `Left out: ${JSON.stringify(fallback)}.`,
    typeof maxLength === 'number' && `At most ${maxLength.toLocaleString('en-US')} characters.`,
    typeof minimum === 'number' &&
      typeof maximum === 'number' &&
      minimum > Number.MIN_SAFE_INTEGER &&
      `From ${minimum.toLocaleString('en-US')} to ${maximum.toLocaleString('en-US')}.`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? undefined : html`<dd>${rich(parts.join(' '))}</dd>`;
}

function replyPart({ stream, reply, summary }: Endpoint): Html | undefined {
  if (stream) return undefined;
  const schema = jsonSchemaOf(reply, 'output');
  return html`${more(copy.reply, codeBlock(typeText(schema), `${copy.reply}: ${summary}`))}
${more(copy.example, codeBlock(JSON.stringify(exampleOf(schema), null, 2), `${copy.example}: ${summary}`))}`;
}

const refusal = ([status, { description }]: readonly [string, Readonly<{ description: string }>]): Html =>
  html`<div><dt><code>${status}</code></dt>${description.split('\n\n').map((line) => html`<dd>${rich(line)}</dd>`)}</div>`;

const takesBody = ({ method }: Endpoint): boolean => method !== 'GET' && method !== 'DELETE';
const inPath = ({ path }: Endpoint, { name }: Field): boolean => path.split('/').includes(`:${name}`);

function bodyOf(endpoint: Endpoint, fields: readonly Field[]): string {
  const example = exampleOf(jsonSchemaOf(endpoint.input, 'input'), { needed: true }) as Json;
  const names = fields.filter((field) => !inPath(endpoint, field)).map(({ name }) => name);
  return JSON.stringify(
    Object.fromEntries(Object.entries(example).filter(([name]) => names.includes(name))),
    null,
    2,
  );
}

function curlOf(endpoint: Endpoint, url: string): string {
  const address = `${url}${addressOf(endpoint).replaceAll(/:(\w+)/g, '<$1>')}`;
  const method = endpoint.method === 'GET' ? '' : ` -X ${endpoint.method}`;
  const key = ' -u "$CONSUMER_KEY:$CONSUMER_SECRET"';
  if (endpoint.upload) return `curl${method}${key} -F file=@receipt.pdf '${address}'`;
  const body = takesBody(endpoint)
    ? ` \\\n  -H 'Content-Type: application/json' -d '${bodyOf(endpoint, fieldsOf(endpoint)).replaceAll("'", "'\\''")}'`
    : '';
  return `curl${method}${endpoint.capability === 'public' ? '' : key}${body} \\\n  '${address}'`;
}

/** A form that the page's script sends; without the script it stays hidden. */
function tryPart(endpoint: Endpoint, fields: readonly Field[]): Html {
  const { method, upload, stream, class: kind } = endpoint;
  if (upload || stream) return html`<p class="lead">${copy.file}</p>`;
  const typed = fields.filter((field) => !takesBody(endpoint) || inPath(endpoint, field));
  const changes = method !== 'GET' || (kind !== undefined && kind !== 'read');
  return html`<details data-try hidden><summary>${copy.tryIt}</summary>
<form class="tries" data-method="${method}" data-address="${addressOf(endpoint)}"${changes && html` data-changes`}>
<div class="grid">${typed.map(({ name, schema, required }) => html`<label class="field">${name}<input class="input" name="${name}"${schema.type === 'array' && html` data-list`}${required && html` required`} autocomplete="off" spellcheck="false"></label>`)}</div>
${takesBody(endpoint) && html`<label class="field">${copy.body}<textarea class="input" name="~body" spellcheck="false">${bodyOf(endpoint, fields)}</textarea></label>`}
<button class="button" type="submit">${copy.send}</button>
<p class="problem" role="alert" hidden></p>
<pre tabindex="0" role="status" hidden></pre>
</form></details>`;
}
