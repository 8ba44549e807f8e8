import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { screenAt } from '#contract/kit/screen-path.ts';
import { SOURCE_LANGUAGE, type SpokenLanguage } from '#domain/shared/languages.ts';
import { DEVELOPERS_SCRIPT } from '../developers/developers-page.ts';
import { PASSKEY_SCRIPT } from '../sign-in/sign-in-page.ts';
import type { PageAssets } from './page-document.ts';

const BASE = '/assets/';
const ENTRY = 'main.tsx';
const YEAR = '365d';
const PASSKEY_ENTRY = 'sign-in-page/passkey-script.ts';
const DEVELOPERS_ENTRY = 'developers-page/try-call-script.ts';
const EMBEDDED_ENTRY = 'embedded/connect-script.ts';
/** The simulated provider's script, under one address whatever its content. */
export const EMBEDDED_SCRIPT = '/simulator/connect.js';

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z._default(z.array(z.string()), []),
    imports: z._default(z.array(z.string()), []),
  }),
);
type Manifest = z.output<typeof manifest>;
type Chunk = Manifest[string];

/** Each language has all files in a folder of its own; English, the source, above them. */
const folderOf = (language: SpokenLanguage | undefined): string =>
  language === undefined || language === SOURCE_LANGUAGE ? BASE : `${BASE}${language}/`;

/** Which chunks each screen begins with, by the path of its route. */
const screens = z.record(z.string(), z.array(z.string()));
type Screens = z.output<typeof screens>;

const isAt = (route: string, path: string): boolean => {
  const [steps, taken] = [route.split('/'), path.split('/')];
  return (
    steps.length === taken.length && steps.every((step, nth) => step.startsWith('$') || step === taken[nth])
  );
};

function chunksAt(known: Screens, address: string): readonly string[] {
  const url = new URL(address, 'http://here');
  const path = screenAt(url)?.pathname ?? url.pathname;
  const route = path in known ? path : Object.keys(known).find((each) => isAt(each, path));
  return (route !== undefined && known[route]) || [];
}

/** The named chunks with everything they import, each once. */
function withImports(files: Manifest, names: readonly string[]): ReadonlySet<Chunk> {
  const seen = new Set(names.flatMap((name) => files[name] ?? []));
  for (const chunk of seen) for (const name of chunk.imports) if (files[name]) seen.add(files[name]);
  return seen;
}

/** What a page needs before its screen can be drawn, named at once: found one after the other, each would be a round trip more. */
function assetsOf(files: Manifest, language: SpokenLanguage, screen: readonly string[]): PageAssets {
  const entry = files[ENTRY];
  if (!entry) return { scripts: [], preloads: [], styles: [] };
  const needed = [...withImports(files, [ENTRY, ...screen])];
  const at = (file: string) => folderOf(language) + file;
  return {
    scripts: [at(entry.file)],
    preloads: needed.filter((chunk) => chunk !== entry).map(({ file }) => at(file)),
    styles: [...new Set(needed.flatMap(({ css }) => css))].map(at),
  };
}

/** For an address of the admin, in a language. */
export type AssetsOf = (language: SpokenLanguage, address: string) => PageAssets;

/** Serves the built browser files. Their names change with their content, so they may be kept for a year. */
export async function builtAssets(app: FastifyInstance, folder: string): Promise<AssetsOf> {
  await app.register(staticFiles, {
    root: folder,
    prefix: BASE,
    index: false,
    dotfiles: 'ignore', // The manifest of the build is nobody's business.
    preCompressed: true,
    immutable: true,
    maxAge: YEAR,
    cacheControl: true,
    decorateReply: false,
  });
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, '.vite', name), 'utf8'));
  const files = manifest.parse(read('manifest.json'));
  const known = screens.parse(read('screens.json'));
  for (const [entry, address] of [
    [EMBEDDED_ENTRY, EMBEDDED_SCRIPT],
    [PASSKEY_ENTRY, PASSKEY_SCRIPT],
    [DEVELOPERS_ENTRY, DEVELOPERS_SCRIPT],
  ] as const) {
    const script = Object.entries(files).find(([name]) => name.endsWith(entry))?.[1];
    if (script)
      app.get(address, async ({ language }, reply) => reply.redirect(folderOf(language) + script.file));
  }
  return (language, address) => assetsOf(files, language, chunksAt(known, address));
}
