import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { BASE, wordsInChunks } from './src/languages/build/words-in-chunks.ts';

const WEB_APP = 'src/web/app';
const SCREENS_FILE = '.vite/screens.json';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const TWINS = {
  br: (bytes: Buffer) => brotli(bytes),
  gz: (bytes: Buffer) => gzip(bytes, { level: zlib.constants.Z_BEST_COMPRESSION }),
};
/** All that effort is most of a build, and most files are those of the build before: what it came to is kept. */
const KEPT = path.resolve('node_modules/.cache/compressed-twins');

async function twinOf(bytes: Buffer, kind: keyof typeof TWINS): Promise<{ name: string; twin: Buffer }> {
  const { brotli: br, zlib: gz } = process.versions;
  const name = `${createHash('sha256').update(`${br} ${gz}\0`).update(bytes).digest('hex')}.${kind}`;
  const kept = path.join(KEPT, name);
  const found = await readFile(kept).catch(() => undefined);
  if (found) return { name, twin: found };
  const twin = await TWINS[kind](bytes);
  // Whoever is stopped in between leaves no half, and where nothing may be kept the next build takes its time.
  const whole = `${kept}.${process.pid}`;
  await writeFile(whole, twin)
    .then(() => rename(whole, kept))
    .catch(() => undefined);
  return { name, twin };
}

/** Puts its compressed twins beside each file: made once with all effort, not with little at every visit. */
const compressedTwins: Plugin = {
  name: 'compressed-twins',
  apply: (_, { command, mode }) => command === 'build' && mode === 'production',
  async writeBundle({ dir = '' }, bundle) {
    const compressible = Object.keys(bundle).filter((name) => /\.(js|css|svg)$/.test(name));
    await mkdir(KEPT, { recursive: true }).catch(() => undefined);
    const used = await Promise.all(
      compressible.flatMap((file) =>
        (['br', 'gz'] as const).map(async (kind) => {
          const { name, twin } = await twinOf(await readFile(path.join(dir, file)), kind);
          await writeFile(path.join(dir, `${file}.${kind}`), twin);
          return name;
        }),
      ),
    );
    const unused = (await readdir(KEPT).catch(() => [])).filter((name) => !used.includes(name));
    await Promise.all(unused.map((name) => rm(path.join(KEPT, name), { force: true })));
  },
};

/** The router's library carries links and a grammar of addresses that no screen uses and every first page would fetch. */
const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    /^\.\/(link|searchParams)\.js$/.test(source) &&
    /\/@tanstack\/(react-router|router-core)\/.*\/(route|router)\.js$/.test(importer ?? '')
      ? path.resolve('src/web/app/lean-router.ts')
      : null,
};

/** In what loads files: ours where Vite asks, and nothing that no page of ours has. */
const INSTEAD = [
  ['return baseModule().catch(handlePreloadError)', 'return askedAgain(baseModule)'],
  ['handlePreloadError(item.reason);', 'throw item.reason;'],
  ['const cspNonceMeta = document.querySelector("meta[property=csp-nonce]");', ''],
  ['const cspNonce = cspNonceMeta?.nonce || cspNonceMeta?.getAttribute("nonce");', ''],
  ['if (cspNonce) link.setAttribute("nonce", cspNonce);', ''],
] as const;

/** A file that did not come is asked for again where the browser will ask. */
const askedAgain: Plugin = {
  name: 'asked-again',
  apply: 'build',
  transform(code, id) {
    if (id !== '\0vite/preload-helper.js') return null;
    const asker = path.resolve('src/web/ui/asked-again.ts');
    return INSTEAD.reduce(
      (said, [theirs, ours]) =>
        said.includes(theirs)
          ? said.replace(theirs, ours)
          : this.error(`Vite loads files in another way now: ${theirs}`),
      `import { askedAgain } from ${JSON.stringify(asker)};\n${code}`,
    );
  },
};

/**
 * Nearly all of the entry runs as soon as it is there: browsers that understand the word read it whole while it comes, and not
 * function by function as each is called for the first time.
 */
const readWhole: Plugin = {
  name: 'read-whole',
  apply: 'build',
  // Before the other languages' files are made of this one.
  enforce: 'pre',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && file.name === 'main')
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  },
};

/** Screens and pieces by the module that names them, in plain words. */
const SCREEN = /\bpath: ['"]([^'"]+)['"][\s\S]*?\bimport\(['"]([^'"]+)['"]\)/g;
const PIECE = /\batOnce\(\s*async \(\) => \(await import\(['"]([^'"]+)['"]\)\)/g;

/**
 * Writes beside the manifest which files each screen begins with, so that a page can name all it needs at once: the browser would
 * else learn of them one after the other, each a round trip later.
 */
const firstFiles = (): Plugin => {
  const screens = new Map<string, string>();
  const pieces = new Map<string, readonly string[]>();
  return {
    name: 'first-files',
    apply: 'build',
    async transform(code, id) {
      const isFeature = /\/features\/[^/]+\/[\w-]+-feature\.ts$/.test(id);
      if (!isFeature && !code.includes('atOnce(')) return;
      const resolved = async (file = '') =>
        (await this.resolve(file, id))?.id ?? this.error(`${id}: ${file}`);
      if (!isFeature) {
        const named = await Promise.all([...code.matchAll(PIECE)].map(([, file]) => resolved(file)));
        if (named.length !== code.split('atOnce(').length - 1)
          this.error(`${id}: atOnce names its file in plain words`);
        pieces.set(id, named);
        return;
      }
      const named = [...code.matchAll(SCREEN)];
      if (named.length !== code.split('import(').length - 1)
        this.error(`${id}: a screen's path and file are plain words`);
      for (const [, at = '', file] of named) screens.set(at, await resolved(file));
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const chunkOf = new Map(chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk] as const)));
      const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const filesOf = (screen: string): string[] => {
        const found = new Set([screen]);
        const seen = new Set([...found].flatMap((id) => chunkOf.get(id) ?? []));
        for (const chunk of seen) {
          for (const file of chunk.imports) if (named.has(file)) seen.add(named.get(file) ?? chunk);
          for (const piece of chunk.moduleIds.flatMap((id) => pieces.get(id) ?? [])) {
            found.add(piece);
            seen.add(chunkOf.get(piece) ?? chunk);
          }
        }
        return [...found].map((id) => path.relative(WEB_APP, id));
      };
      const source = JSON.stringify(Object.fromEntries([...screens].map(([at, id]) => [at, filesOf(id)])));
      this.emitFile({ type: 'asset', fileName: SCREENS_FILE, source });
    },
  };
};

/** The admin in the browser. Assets are hashed, so they may be cached for a year. */
export default defineConfig({
  // The library of what opens speaks thirty languages, the product one: the rest would be half of that chunk.
  plugins: [
    readWhole,
    wordsInChunks(),
    leanRouter,
    askedAgain,
    react(),
    firstFiles(),
    optimizeLocales.vite({ locales: ['en-US'] }),
    compressedTwins,
  ],
  root: WEB_APP,
  base: BASE,
  publicDir: false,
  // Every browser we build for has the hook of React itself; what stands in for it elsewhere need not travel.
  resolve: {
    alias: [
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'use-sync-external-store' },
      { find: /^(use-sync-external-store)\/shim\/with-selector$/, replacement: '$1/with-selector' },
      // No list of ours grows without end, and its machinery would travel with every first page.
      {
        find: /^\.\/infiniteQueryBehavior\.js$/,
        replacement: path.resolve('src/web/api/no-endless-lists.ts'),
      },
    ],
  },
  build: {
    outDir: '../../../dist/web',
    emptyOutDir: true,
    manifest: true,
    assetsDir: '',
    target: 'es2023',
    // The first browsers with popovers and light-dark(); older targets would rewrite :dir() into a list of languages.
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
    cssMinify: true,
    // A list of every chunk that every screen needs would travel with the first; the large one is worth naming.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((file) => /^list-|\.css$/.test(file)),
    },
    rolldownOptions: {
      input: {
        main: 'src/web/app/main.tsx',
        // The simulated company's own script; a page asks for it only where that company's form is shown.
        connect: 'src/provider/simulator/embedded/connect-script.ts',
        // What the sign-in page adds for whoever has a passkey.
        passkey: 'src/web/sign-in-page/passkey-script.ts',
        // What the pages for developers add: trying a call.
        developers: 'src/web/developers-page/try-call-script.ts',
      },
      output: {
        // What every screen loads travels as one file: it compresses better than six, and stays cached when a screen changes.
        codeSplitting: {
          groups: [
            {
              name: 'frame',
              test: /node_modules\/(react|react-dom|scheduler|@tanstack(?!\/.*(useBlocker|useQueries|useMutationState|queriesObserver))|use-sync-external-store|zod)\/|src\/(contract\/kit\/(errors|endpoint|fields)\b|domain\/shared\/(assert|money|time|spoken)\.|web\/api\/(?!live|upload|read-again)|web\/app\/(?!search\/|waiting\/|language\/|person-menu\/|follow-changes|stay-true|hold-still|choose-theme|no-permission|not-found|dead-end|mode-notice)|web\/shared\/(page-settings|account-country|role-note|hidden|failure-words|paths|screen-address|track|feature|search-fields|titles-copy)\.|web\/features\/[^/]+\/([^/]+-feature|transactions-address)\.|web\/ui\/(calm|words|icon|link\.|asked-again|button|notice|skeleton|error-notice|page|breadcrumbs|snackbar|confirm-provider|count|opening\/load-opening))|src\/(contract\/(transactions?[.-]|charge-order|payment-state)|domain\/shared\/(format-(date|money)|time-zone|zone-name|separators|currency-|language-copy)|domain\/payments\/(transaction-type|payment-source|sales-channel|risk-level|payment-details-link)|domain\/payouts\/payout-status|web\/(blocks\/transactions-table\/sale-cells|shared\/(store-format|date-text|money-text|nothing|countries|admin-address)|ui\/(tabs|badge|chip|money|field|select|popover|empty-state|bare-checkbox)\.))|src\/web\/ui\/(table\/(?!press-row|table-totals)|narrow)/,
              priority: 2,
            },
            // Small things that most screens use: apart, each would cost as much again.
            {
              name: 'link-button',
              test: /src\/(web\/(ui\/(link-button|sentence)|shared\/failed-words)|domain\/shared\/(list-copy|sentences))\./,
            },
            {
              name: 'list',
              test: /src\/web\/(shared\/settled|blocks\/data-list\/(?!await-file|export-(file|copy|language|question)|list-(pills|filter-panel|totals)|nothing-to-show|save-preference|sent-terms|suggest-customers|term-pills|typed-amounts|unknown-filters|usual-filters|[^/]*view)|ui\/(pagination|suggest-field|column-chooser|filters\/filter-(area|button)))|src\/web\/blocks\/transactions-table\/(?!later-cell)|src\/domain\/payments\/transaction-columns/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
