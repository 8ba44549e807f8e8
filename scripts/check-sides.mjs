// Arabic is read from the right, so a sheet says where a line starts and ends and never left or right. Whatever has a left and a
// right in every language says why, in a comment before it that begins with `sides:`.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const NAMED = /^(?:left|right|.*-(?:left|right)(?:-.*)?)$/;
const VALUED =
  /^(?:text-align|float|clear|justify-\w+|transform-origin|object-position|background(?:-position|-image)?)$/;
const FOUR_SIDES = /^(?:margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding))$/;

/** The values of a shorthand: what stands in brackets, and in brackets of those, is one of them. */
function valuesOf(value) {
  let depth = 0;
  const marked = [...value].map((sign) => {
    depth += Number(sign === '(') - Number(sign === ')');
    return depth > 0 && sign === ' ' ? '\u00a0' : sign;
  });
  return marked.join('').split(/[ \n]+/);
}

const isUneven = (value) => {
  const [, right, , left] = valuesOf(value);
  return left !== undefined && left !== right;
};

/** The corners at the start against those at the end. */
const hasUnevenCorners = (value) =>
  value.split(' / ').some((radii) => {
    const [first, second = first, third = first, fourth = second] = valuesOf(radii);
    return first !== second || third !== fourth;
  });

/** A way along the line that does not turn with it. */
const goesAlong = (property, value) => {
  if (value.includes('var(--way)')) return false;
  if (property === 'translate') return !/^(?:0\w*(?:\s|$)|none)/.test(value);
  if (property === 'transform') return /translateX?\((?!\s*0\s*,)|scaleX\(\s*-/.test(value);
  return property === 'box-shadow' && /(?:^|,)\s*(?:inset\s+)?-?(?!0\w*\s)\d/.test(value);
};

const isPhysical = (property, value) =>
  NAMED.test(property) ||
  (VALUED.test(property) && /\b(?:left|right)\b/.test(value)) ||
  (FOUR_SIDES.test(property) && isUneven(value)) ||
  (property === 'border-radius' && hasUnevenCorners(value)) ||
  goesAlong(property, value);

const blank = (text) => text.replaceAll(/[^\n]/g, ' ');

/** The declarations of a sheet that name a side, each with where it stands; a reason may stand before it. */
function inSheet(source) {
  const plain = source.replaceAll(/\/\*[\s\S]*?\*\//g, blank);
  return [...plain.matchAll(/(?<=[;{}]\s*)([a-z-]+)\s*:\s*([^;{}]+?)\s*(?=[;}])/g)].flatMap((found) => {
    const [text, property, value] = found;
    const before = source.slice(0, found.index);
    const isExplained = /\/\*\s*sides:(?:[^*]|\*(?!\/))*\*\/\s*$/.test(before);
    return isPhysical(property, value) && !isExplained ? [{ at: found.index, text }] : [];
  });
}

const IN_SCRIPT = [
  /\b(?:margin|padding|border|scrollMargin|scrollPadding)(?:Top|Bottom)?(?:Left|Right)\w*/g,
  /\.style\.(?:left|right)\b/g,
  /(?<=\bstyle=\{\{[^}]*)\b(?:left|right)\s*:/g,
  /\b(?:textAlign|float|clear)\s*:\s*'(?:left|right)'/g,
];

/** What a script sets by hand; the reason stands in the line before. */
const inScript = (source) =>
  IN_SCRIPT.flatMap((pattern) =>
    [...source.matchAll(pattern)]
      .filter(({ index }) => !/sides:.*\n.*$/.test(source.slice(0, index)))
      .map(({ 0: text, index }) => ({ at: index, text })),
  );

const inFile = (file, source) => (/\.css$|-style\.ts$/.test(file) ? inSheet(source) : inScript(source));

/** A rule that cannot fail checks nothing. */
const PLANTED = [
  ['a.css', '.a { left: 0; }'],
  ['a.css', '.a { margin-left: 4px }'],
  ['a.css', '.a { border-top-right-radius: 4px; }'],
  ['a.css', '.a {\n  text-align: right;\n}'],
  ['a.css', '.a { color: red; float: left; }'],
  ['a.css', '.a { padding: 1px 2px 3px 4px; }'],
  ['a.css', '.a { inset: 0 auto 0 calc(1px + (2px * 3)); }'],
  ['a.css', '.a { border-radius: 4px 0 0 4px; }'],
  ['a.css', '.a { translate: -50% 0; }'],
  ['a.css', '.a { transform: translateX(4px); }'],
  ['a.css', '.a { box-shadow: inset 2px 0 0 red; }'],
  ['a.css', '.a { background: linear-gradient(to right, red, blue); }'],
  ['a.css', '/* sides: of another */ .b { color: red; } .a { right: 0; }'],
  ['shop-style.ts', 'const SHEET = `.a { padding-right: 4px; }`;'],
  ['a.tsx', '<p style={{ marginLeft: 4 }} />'],
  ['a.tsx', '<p style={{ top: 0, left: x }} />'],
  ['a.ts', 'box.style.left = x;'],
];
const FINE = [
  ['a.css', '.a { inset-inline: 0 auto; margin: 1px 2px 3px; padding: 0 var(--a, 2px) 0 var(--a, 2px); }'],
  ['a.css', '.a:hover { translate: calc(var(--way) * -50%); box-shadow: 0 1px 2px red, 0 0 0 2px blue; }'],
  ['a.css', '.a { border-radius: 6px 6px 2px 2px; translate: 0 4px; transform: translateY(-200%); }'],
  ['a.css', '.a {\n  /* sides: a tick is a tick */\n  border-width: 0 0 2px 2px;\n}'],
  ['a.tsx', '// sides: the window has them.\nbox.style.left = x;'],
  ['a.tsx', 'const { left, width } = box.getBoundingClientRect();'],
];
const wrong = [
  ...PLANTED.filter(([file, source]) => inFile(file, source).length === 0).map(
    ([, source]) => `missed: ${source}`,
  ),
  ...FINE.filter(([file, source]) => inFile(file, source).length > 0).map(
    ([, source]) => `wrongly found: ${source}`,
  ),
];

const files = readdirSync('src', { recursive: true })
  .map((file) => path.posix.join('src', file.split(path.sep).join('/')))
  .filter((file) => /^src\/web\/.*\.(?:css|tsx?)$|^src\/(?:server|provider)\/.*-style\.ts$/.test(file))
  .filter((file) => !/\.test\.tsx?$/.test(file));
const found = files.flatMap((file) => {
  const source = readFileSync(file, 'utf8');
  const lineOf = (at) => source.slice(0, at).split('\n').length;
  return inFile(file, source).map(({ at, text }) => `${file}:${lineOf(at)} names a side: ${text}`);
});

for (const words of [...found, ...wrong]) console.log(words);
process.exit(files.length > 0 && found.length + wrong.length === 0 ? 0 : 1);
