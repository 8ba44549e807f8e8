import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import staticFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
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
    isEntry: z.optional(z.boolean()),
    css: z._default(z.array(z.string()), []),
    imports: z._default(z.array(z.string()), []),
  }),
);
type Manifest = z.output<typeof manifest>;

/** Each language has all files in a folder of its own; English, the source, above them. */
const folderOf = (language: SpokenLanguage | undefined): string =>
  language === undefined || language === SOURCE_LANGUAGE ? BASE : `${BASE}${language}/`;

/** What the entry needs before it can run: its own files and those of everything it imports, each once. */
function assetsOf(files: Manifest, language: SpokenLanguage): PageAssets {
  const entry = files[ENTRY] ?? Object.values(files).find(({ isEntry }) => isEntry);
  if (!entry) return { scripts: [], preloads: [], styles: [] };
  const seen = new Set([entry]);
  for (const chunk of seen) {
    for (const name of chunk.imports) {
      const imported = files[name];
      if (imported) seen.add(imported);
    }
  }
  const [, ...imported] = seen;
  const at = (file: string) => folderOf(language) + file;
  return {
    scripts: [at(entry.file)],
    preloads: imported.map(({ file }) => at(file)),
    styles: [...new Set([...seen].flatMap(({ css }) => css))].map(at),
  };
}

export type AssetsOf = (language: SpokenLanguage) => PageAssets;

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
  const files = manifest.parse(JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')));
  for (const [entry, address] of [
    [EMBEDDED_ENTRY, EMBEDDED_SCRIPT],
    [PASSKEY_ENTRY, PASSKEY_SCRIPT],
    [DEVELOPERS_ENTRY, DEVELOPERS_SCRIPT],
  ] as const) {
    const script = Object.entries(files).find(([name]) => name.endsWith(entry))?.[1];
    if (script)
      app.get(address, async ({ language }, reply) => reply.redirect(folderOf(language) + script.file));
  }
  return (language) => assetsOf(files, language);
}
