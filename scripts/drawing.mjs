// Draws the rooms of the source and their arrows into docs/architecture.md; with `--check` it only says
// whether they differ, and whether docs/journeys.md names files that are not there.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import ts from 'typescript';

const PAGE = 'docs/architecture.md';
const JOURNEYS = 'docs/journeys.md';
const [BEGIN, END] = ['<!-- drawn by npm run drawing -->', '<!-- end of the drawing -->'];
const ROOTS = ['domain', 'contract', 'provider', 'demo', 'server', 'web'];
/** Rooms with rooms of their own. */
const HOUSES = ['provider/simulator'];
/** Rooms in which every folder is alike: their folders are not listed. */
const ALIKE = /\/features$/;
/** Arrows to these roots name the room: part of the server stands below the demonstration, part of it above. */
const BY_ROOM = ['demo', 'server'];

const isSource = (name) => /\.tsx?$/.test(name) && !/\.(test|d)\.tsx?$/.test(name);
const sources = readdirSync('src', { recursive: true }).map(String).filter(isSource).sort();

/** The room a file or folder stands in: `server/db`, or `server` for a file beside the rooms. */
function roomOf(file) {
  const folders = dirname(file).split('/');
  const depth = HOUSES.includes(folders.slice(0, 2).join('/')) ? 3 : 2;
  return folders.slice(0, depth).join('/');
}

const targetOf = (file, named) =>
  named.startsWith('#') ? named.slice(1) : named.startsWith('.') && normalize(join(dirname(file), named));

/** Every room, with the rooms it imports from. */
const arrows = new Map();
for (const file of sources) {
  const room = roomOf(file);
  const found = arrows.get(room) ?? new Set();
  arrows.set(room, found);
  for (const { fileName } of ts.preProcessFile(readFileSync(join('src', file), 'utf8')).importedFiles) {
    const target = targetOf(file, fileName);
    if (target && isSource(target) && roomOf(target) !== room) found.add(roomOf(target));
  }
}

const rooms = [...arrows.keys()];
const parentOf = (room) => room.split('/').slice(0, -1).join('/');
const childrenOf = (room) => {
  const prefix = `${room}/`;
  const next = rooms
    .filter((one) => one.startsWith(prefix))
    .map((one) => one.slice(prefix.length).split('/')[0]);
  return [...new Set(next)].map((name) => prefix + name).sort();
};

/** How a room names another: by its own name inside it or beside it, and by its root from elsewhere. */
function nameFrom(room, target) {
  const [root] = target.split('/');
  if (root !== room.split('/')[0]) return BY_ROOM.includes(root) ? target : root;
  if (target === parentOf(room)) return './';
  const near = [`${room}/`, `${parentOf(room)}/`].find((prefix) => target.startsWith(prefix)) ?? '';
  return target.slice(near.length);
}

function arrowsOf(room) {
  const order = (name) =>
    (ROOTS.indexOf(name.split('/')[0]) + 1 || ROOTS.length + 1) * (name === './' ? 2 : 1);
  const names = [...new Set([...(arrows.get(room) ?? [])].map((target) => nameFrom(room, target)))];
  return names.sort((one, other) => order(one) - order(other) || (one < other ? -1 : 1)).join(' ');
}

/** The folders inside a room, where they tell something. */
function foldersOf(room) {
  if (ALIKE.test(room) || childrenOf(room).length > 0) return '';
  const found = readdirSync(join('src', room), { withFileTypes: true }).filter((one) => one.isDirectory());
  return found.length === 0
    ? ''
    : ` {${found
        .map(({ name }) => name)
        .sort()
        .join(', ')}}`;
}

const WIDTH = 30;
function linesOf(room, indent = '') {
  const name = `${indent}${room.slice(room.lastIndexOf('/') + 1)}${foldersOf(room)}`;
  const said = arrowsOf(room);
  const line =
    name.length < WIDTH || !said
      ? `${name.padEnd(WIDTH)} ${said && `→ ${said}`}`
      : `${name}\n${' '.repeat(WIDTH)} → ${said}`;
  return [line.trimEnd(), ...childrenOf(room).flatMap((child) => linesOf(child, `${indent}  `))];
}

const drawing = ['```', ...ROOTS.flatMap((root) => linesOf(root)), '```'].join('\n');
const page = readFileSync(PAGE, 'utf8');
const [before, rest = ''] = page.split(BEGIN);
const [, after] = rest.split(END);
if (after === undefined) throw new Error(`${PAGE} has no place for the drawing: ${BEGIN} … ${END}`);
const drawn = `${before}${BEGIN}\n${drawing}\n${END}${after}`;

/** What docs/journeys.md says that is not so: a file that is gone, or a heading that counts other than its list. */
function wrongOnJourneys() {
  const [, ...journeys] = readFileSync(JOURNEYS, 'utf8').split(/^## /m);
  return journeys.flatMap((journey) => {
    const [heading] = journey.split('\n');
    const steps = [...journey.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file);
    const gone = steps.filter((file) => !sources.includes(file));
    return [
      ...gone.map((file) => `${JOURNEYS} names ${file}, which is not there.`),
      ...(heading.endsWith(`: ${steps.length} files`)
        ? []
        : [`${JOURNEYS}: "${heading}" lists ${steps.length}.`]),
    ];
  });
}

if (!process.argv.includes('--check')) writeFileSync(PAGE, drawn);
else {
  const wrong = wrongOnJourneys();
  if (drawn !== page)
    wrong.push(`${PAGE} shows other rooms or arrows than the source has. Run \`npm run drawing\`.`);
  for (const sentence of wrong) console.error(sentence);
  process.exit(wrong.length === 0 ? 0 : 1);
}
