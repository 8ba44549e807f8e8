import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** The simulator's own tests that need a database: books in PostgreSQL, and what leaves them. */
const ON_A_DATABASE = [
  'src/provider/simulator/books/postgres/**/*.test.ts',
  'src/provider/simulator/deliveries/**/*.test.ts',
  'src/provider/simulator/postgres-simulator.test.ts',
];

/**
 * Rules and screens run on their own; endpoint tests share one embedded PostgreSQL with a database for each file. The
 * files of a worker share its modules: reading the same code for each took longer than the tests. So a test leaves
 * nothing in them, which `--sequence.shuffle.files` shows.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: [
            'src/{domain,contract,languages,provider}/**/*.test.ts',
            'src/demo/history/**/*.test.ts',
            'tests/simulator/**/*.test.ts',
            'scripts/*.test.ts',
          ],
          exclude: ON_A_DATABASE,
          environment: 'node',
          isolate: false,
          testTimeout: 30_000,
        },
      },
      {
        plugins: [react()],
        test: {
          name: 'screens',
          include: ['src/web/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          environment: 'jsdom',
          isolate: false,
          unstubGlobals: true,
          setupFiles: ['tests/screen-setup.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: [
            'src/server/**/*.test.ts',
            'src/demo/load/**/*.test.ts',
            ...ON_A_DATABASE,
            'tests/{assistants,deploy,description,safety,woocommerce}/**/*.test.ts',
          ],
          environment: 'node',
          isolate: false,
          globalSetup: ['tests/database-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
    maxWorkers: availableParallelism(),
  },
});
