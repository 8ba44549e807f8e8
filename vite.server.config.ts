import { readdirSync } from 'node:fs';
import { defineConfig } from 'vite';

const commands = readdirSync('src/server/commands')
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => [`commands/${name.slice(0, -3)}`, `src/server/commands/${name}`]);

/** The server and its commands, bundled for Node; packages stay outside. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        supervise: 'src/server/supervise.ts',
        'world-maker': 'src/demo/world-maker.ts',
        'file-reader': 'src/server/file-reader.ts',
        ...Object.fromEntries(commands),
      },
    },
  },
});
