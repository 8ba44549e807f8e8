// node scripts/production-files.mjs FOLDER: what runs in production, and nothing else, for an image or a machine: the built
// program, the files it reads, and the packages its server imports, with theirs. No sources, no tools, no embedded database:
// DATABASE_URL names one.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');
const READ_AT_RUN_TIME = [
  ...['package.json', 'LICENSE', 'dist/web', 'dist/server', 'fonts'],
  ...['src/server/db/migrations', 'src/provider/simulator/books/postgres/schema'],
];
const IMPORTED = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*["']([^"'./][^"']*)["']/g;

/** `@scope/name/deep/file` is of the package `@scope/name`. */
const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** What the bundle leaves to be found at run time. */
function importedBy(folder) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.js'));
  const found = files.flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(IMPORTED)]);
  const names = found.map(([, specifier]) => packageOf(specifier));
  return new Set(names.filter((name) => !name.startsWith('node:') && !builtinModules.includes(name)));
}

/** Where Node finds a package that somebody in this folder asks for; nothing where it is not installed. */
function findPackage(name, from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const place = join(folder, 'node_modules', name);
    if (existsSync(join(ROOT, place, 'package.json'))) return place;
    if (folder === '.') return undefined;
  }
}

/** The packages the server needs, and what those need, as folders below the root. */
export function serverPackages() {
  const places = new Set();
  const add = (name, from) => {
    const place = findPackage(name, from);
    if (place === undefined || places.has(place)) return;
    places.add(place);
    const about = JSON.parse(readFileSync(join(ROOT, place, 'package.json'), 'utf8'));
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} } = about;
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      if (!needed.startsWith('@types/') && !peerDependenciesMeta[needed]?.optional) add(needed, place);
  };
  const declared = Object.keys(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).dependencies);
  for (const name of importedBy(join(ROOT, 'dist/server'))) if (declared.includes(name)) add(name, '.');
  return [...places].sort();
}

const OF_TOOLS = /\.(map|d\.[cm]?ts)$/;
/** Of a package, not the packages inside it: each is copied for itself, or not at all. */
const itself = (place) => (file) =>
  !OF_TOOLS.test(file) && !file.slice(join(ROOT, place).length).includes('node_modules');

export function writeProductionFiles(target) {
  if (existsSync(target) && readdirSync(target).length > 0) throw new Error(`${target} is not empty.`);
  mkdirSync(target, { recursive: true });
  for (const name of READ_AT_RUN_TIME)
    cpSync(join(ROOT, name), join(target, name), { recursive: true, filter: (file) => !OF_TOOLS.test(file) });
  for (const place of serverPackages())
    cpSync(join(ROOT, place), join(target, place), { recursive: true, filter: itself(place) });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [target] = process.argv.slice(2);
  if (!target || !existsSync(join(ROOT, 'dist/.built-from'))) {
    console.error('npm run build, then: node scripts/production-files.mjs FOLDER');
    process.exit(1);
  }
  writeProductionFiles(target);
}
