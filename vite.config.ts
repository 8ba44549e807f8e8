import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The admin in the browser. Assets are hashed, so they may be cached for a year. */
export default defineConfig({
  // The library of what opens speaks thirty languages, the product one: the rest would be half of that chunk.
  plugins: [react(), optimizeLocales.vite({ locales: ['en-US'] })],
  root: 'src/web/app',
  base: '/assets/',
  publicDir: false,
  build: {
    outDir: '../../../dist/web',
    emptyOutDir: true,
    manifest: true,
    assetsDir: '',
    target: 'es2023',
    // The first browsers with popovers and light-dark(); older targets would rewrite :dir() into a list of languages.
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
    cssMinify: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'src/web/app/main.tsx' },
  },
});
