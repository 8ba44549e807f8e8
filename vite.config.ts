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
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((file) => /^list-|\.css$/.test(file)),
    },
    rolldownOptions: {
      input: 'src/web/app/main.tsx',
      output: {
        // What every screen loads travels as one file: it compresses better than six, and stays cached when a screen changes.
        codeSplitting: {
          groups: [
            {
              name: 'frame',
              test: /node_modules\/(react|react-dom|scheduler|@tanstack(?!\/react-router\/dist\/esm\/useBlocker)|use-sync-external-store|zod)\/|src\/(contract\/(errors|endpoint|fields)\b|domain\/shared\/(assert|money|time)\.|web\/api\/(?!live|upload)|web\/app\/(?!search-(box|targets)|no-permission|not-found)|web\/shared\/(page-settings|failure-words|paths|track|search-parameters)\.|web\/ui\/(words|icon|link|button|notice|skeleton|error-notice|page|breadcrumbs|snackbar|confirm-provider|count|opening\/load-opening))/,
              priority: 2,
            },
            {
              name: 'list',
              test: /src\/web\/(shared\/(data-list\/(?!await-file)|store-format|date-text|money-text|countries|nothing)|ui\/(table|pagination|badge|chip|narrow|suggest-field|column-chooser|filters\/filter-(area|button|pills|words)))|src\/(domain\/(shared\/format-|payments\/(transaction-|payment-source|payment-details-link|sales-channel|risk-level)|payouts\/payout-status)|contract\/transaction-filters)/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
});
