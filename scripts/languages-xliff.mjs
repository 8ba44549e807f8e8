// For translators. Every text of a language as XLIFF 2.0, and what comes back put into its place:
//   node scripts/languages-xliff.mjs export de > de.xlf
//   node scripts/languages-xliff.mjs import de de.xlf
// A file of words is a program; its texts are units of their own, with a placeholder for each part that is put in, and beside
// them what English says there. What is not a text is not touched.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SaxesParser } from 'saxes';
import ts from 'typescript';
import { englishFiles } from './languages.mjs';

const isText = (node) =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);

/** Texts by where they stand: `shellCopy.themes.light`, and with a number where a sentence has several. */
export function textsOf(code) {
  const source = ts.createSourceFile('words.ts', code, ts.ScriptTarget.Latest, true);
  const texts = new Map();
  const add = (place, node) => {
    const known = texts.get(place) ?? [];
    texts.set(place, [...known, { from: node.getStart(source), to: node.end, parts: partsOf(node, code) }]);
  };
  const visit = (node, place) => {
    if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (isText(node)) return add(place, node);
    const named = (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) && node.name;
    const inner = named
      ? [place, named.getText(source).replaceAll(/^['"]|['"]$/g, '')].filter(Boolean).join('.')
      : place;
    ts.forEachChild(node, (child) => {
      if (child !== named) visit(child, inner);
    });
  };
  visit(source, '');
  return new Map(
    [...texts].flatMap(([place, found]) =>
      found.map((text, index) => [found.length === 1 ? place : `${place}#${index + 1}`, text]),
    ),
  );
}

/** A text as what is written and what is put in, in turn. */
function partsOf(node, code) {
  if (!ts.isTemplateExpression(node)) return [{ text: node.text }];
  return [
    { text: node.head.text },
    ...node.templateSpans.flatMap(({ expression, literal }) => [
      { put: code.slice(expression.pos, expression.end) },
      { text: literal.text },
    ]),
  ];
}

const xml = (text) =>
  text.replaceAll(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]);

/** A placeholder carries what is put in, so that a translator sees it and may move it. */
const written = (parts) =>
  parts
    .map(({ text, put }, index) =>
      put === undefined ? xml(text) : `<ph id="${index}" equiv="${xml(put)}"/>`,
    )
    .join('');

const placeOf = (id) => id.replace(/#\d+$/, '');

function unitsOf(english, own) {
  const byPlace = new Map();
  for (const [id, { parts }] of english)
    byPlace.set(placeOf(id), [...(byPlace.get(placeOf(id)) ?? []), parts]);
  return [...own].map(([id, { parts }]) => {
    const same = english.get(id);
    // A language may need more texts than English for one sentence, for its plurals; then English is shown beside it.
    const beside = byPlace.get(placeOf(id)) ?? [];
    const source = same ? written(same.parts) : written(beside[0] ?? [{ text: '' }]);
    const notes =
      same && beside.length === 1
        ? ''
        : `<notes>${beside.map((one) => `<note>${xml(plain(one))}</note>`).join('')}</notes>`;
    return `<unit id="${xml(id)}">${notes}<segment><source xml:space="preserve">${source}</source><target xml:space="preserve">${written(parts)}</target></segment></unit>`;
  });
}
const plain = (parts) => parts.map(({ text, put }) => text ?? `{${put}}`).join('');

/** English stands beside every language, and is read once for all of them. */
const englishOf = new Map();
function englishTexts(file) {
  const known = englishOf.get(file) ?? textsOf(readFileSync(path.join('src', file), 'utf8'));
  englishOf.set(file, known);
  return known;
}

export function exportXliff(language, files = englishFiles()) {
  const each = files.map((file) => {
    const english = englishTexts(file);
    const own = textsOf(readFileSync(path.join('src/languages', language, file), 'utf8'));
    return `<file id="${xml(file)}">\n${unitsOf(english, own).join('\n')}\n</file>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="${language}">
${each.join('\n')}
</xliff>
`;
}

/** What came back: by file and unit, the parts of the target. */
export function readXliff(text) {
  const files = new Map();
  let [file, unit, target] = [undefined, undefined, undefined];
  const parser = new SaxesParser();
  parser.on('error', (problem) => {
    throw new Error(`This is no XLIFF: ${problem.message}`);
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'file') {
      file = new Map();
      files.set(attributes.id, file);
    }
    if (name === 'unit') unit = attributes.id;
    if (name === 'target') target = [];
    if (name === 'ph' && target) target.push({ put: attributes.equiv });
  });
  const hear = (words) => target?.push({ text: words });
  parser.on('text', hear);
  parser.on('cdata', hear);
  parser.on('closetag', ({ name }) => {
    if (name !== 'target') return;
    file?.set(unit, target);
    target = undefined;
  });
  parser.write(text).close();
  return files;
}

const quoted = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
const inTemplate = (text) => text.replaceAll('\\', '\\\\').replaceAll('`', '\\`').replaceAll('${', '\\${');
const asCode = (parts) =>
  parts.some(({ put }) => put !== undefined)
    ? `\`${parts.map(({ text, put }) => (put === undefined ? inTemplate(text) : `\${${put}}`)).join('')}\``
    : quoted(parts.map(({ text }) => text).join(''));

/** The file with the texts that changed in their places. What a sentence is given may be moved, never left out or made up. */
export function putTexts(code, targets, where) {
  const texts = textsOf(code);
  let written = code;
  for (const [id, { from, to, parts }] of [...texts].sort(([, a], [, b]) => b.from - a.from)) {
    const target = targets.get(id);
    if (!target || plain(target) === plain(parts)) continue;
    const given = (list) =>
      list
        .flatMap(({ put }) => put ?? [])
        .sort()
        .join('\n');
    if (given(target) !== given(parts)) throw new Error(`${where}: ${id} must have the placeholders it had.`);
    written = written.slice(0, from) + asCode(target) + written.slice(to);
  }
  const unknown = [...targets.keys()].find((id) => !texts.has(id));
  if (unknown !== undefined)
    throw new Error(`${where}: there is no text at ${unknown}. Export again and translate that.`);
  return written;
}

function importXliff(language, text) {
  const known = new Set(englishFiles());
  const changed = [];
  for (const [file, targets] of readXliff(text)) {
    if (!known.has(file)) throw new Error(`There are no words of ${file}.`);
    const place = path.join('src/languages', language, file);
    const code = readFileSync(place, 'utf8');
    const next = putTexts(code, targets, file);
    if (next !== code) changed.push([place, next]);
  }
  // Nothing is written before everything fits.
  for (const [place, next] of changed) writeFileSync(place, next);
  return changed.length;
}

const [command, language, file] = process.argv.slice(2);
if (process.argv[1]?.endsWith('languages-xliff.mjs')) {
  if (command === 'export' && language) process.stdout.write(exportXliff(language));
  else if (command === 'import' && language && file)
    console.log(
      `${importXliff(language, readFileSync(file, 'utf8'))} files changed. npm run check says whether they fit.`,
    );
  else {
    console.error('node scripts/languages-xliff.mjs export LANGUAGE > FILE, or import LANGUAGE FILE');
    process.exit(1);
  }
}
