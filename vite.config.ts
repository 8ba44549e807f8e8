import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The admin in the browser. Assets are hashed, so they may be cached for a year. */
export default defineConfig({
  plugins: [react()],
  root: 'src/web/app',
  base: '/assets/',
  publicDir: false,
  build: {
    outDir: '../../../dist/web',
    emptyOutDir: true,
    manifest: true,
    assetsDir: '',
    target: 'es2023',
    cssMinify: true,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'src/web/app/main.tsx' },
  },
});
