import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { LANGUAGES, type Language, SOURCE_LANGUAGE } from '#domain/shared/languages.ts';

const WEB = 'dist/web';
const ENTRY = 'main.tsx';
const FIRST_ROUTE = '../features/transactions/transactions-screen.tsx';
const FIRST_ROUTE_KB_MAX = 150;
const FURTHER_ROUTE_KB_MAX = 40;
const CSS_KB_MAX = 15;

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z._default(z.array(z.string()), []),
    css: z._default(z.array(z.string()), []),
    isDynamicEntry: z.optional(z.boolean()),
  }),
);
type Manifest = z.output<typeof manifest>;

export type Size = Readonly<{ name: string; kb: number; most?: number }>;
export const isOver = ({ kb, most }: Size): boolean => most !== undefined && kb > most;

/** What a browser fetches, compressed; undefined when nothing was built. */
export function measureSizes(): Size[] | undefined {
  const file = path.join(WEB, '.vite/manifest.json');
  if (!existsSync(file)) return undefined;
  const chunks = manifest.parse(JSON.parse(readFileSync(file, 'utf8')));
  const entry = withImports(chunks, [ENTRY]);
  const routes = Object.keys(chunks).filter(
    (name) => chunks[name]?.isDynamicEntry && /-screen\.tsx$/.test(name),
  );
  const first = withImports(chunks, [ENTRY, ...routes.filter((name) => name === FIRST_ROUTE)]);
  const further = routes.map((name) => {
    const own = [...withImports(chunks, [name])].filter((chunk) => !entry.has(chunk));
    return {
      name: `route ${path.basename(name, '.tsx')}`,
      kb: scriptKb(chunks, own),
      most: FURTHER_ROUTE_KB_MAX,
    };
  });
  return [
    { name: 'entry alone', kb: scriptKb(chunks, entry) },
    ...LANGUAGES.map((language) => ({
      name: language === SOURCE_LANGUAGE ? 'first route (transactions)' : `first route in ${language}`,
      kb: scriptKb(chunks, first, language),
      most: FIRST_ROUTE_KB_MAX,
    })),
    { name: 'style of the first route', kb: styleKb(chunks, first), most: CSS_KB_MAX },
    ...further.toSorted((a, b) => b.kb - a.kb),
  ];
}

/** Chunks that arrive together: the named ones and whatever they import at once. */
function withImports(chunks: Manifest, names: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (name: string) => {
    if (found.has(name)) return;
    found.add(name);
    chunks[name]?.imports.forEach(visit);
  };
  names.forEach(visit);
  return found;
}

const gzipKb = (files: Iterable<string>): number =>
  [...files].reduce((sum, file) => sum + gzipSync(readFileSync(file), { level: 9 }).length, 0) / 1000;
/** Every language has its files in a folder of its own, and the source's are above them. */
const scriptKb = (
  chunks: Manifest,
  names: Iterable<string>,
  language: Language = SOURCE_LANGUAGE,
): number => {
  const folder = path.join(WEB, language === SOURCE_LANGUAGE ? '' : language);
  const files = [...names].flatMap((name) => chunks[name]?.file ?? []);
  return gzipKb(files.filter((file) => file.endsWith('.js')).map((file) => path.join(folder, file)));
};
const styleKb = (chunks: Manifest, names: Iterable<string>): number =>
  gzipKb(new Set([...names].flatMap((name) => chunks[name]?.css ?? []).map((file) => path.join(WEB, file))));
