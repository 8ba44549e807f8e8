// Types, lint, format, arrows, their drawing, sides, unused code, sizes: each must be clean, and the arrow check must still be able to fail.
import { spawn, spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const bin = (name) => `node_modules/.bin/${name}`;
const steps = [
  ['types', bin('tsc'), ['-p', 'tsconfig.json']],
  ['types of the rules', bin('tsc'), ['-p', 'tsconfig.domain.json']],
  ['lint and format', bin('biome'), ['ci', '--error-on-warnings', '--colors=off', '.']],
  ['accessibility lint', bin('oxlint'), ['--deny-warnings', 'src/web']],
  [
    'arrows',
    bin('depcruise'),
    ['src', 'tests', '--config', '.dependency-cruiser.cjs', '--output-type', 'err'],
  ],
  ['drawing of the rooms', process.execPath, ['scripts/drawing.mjs', '--check']],
  ['every language has every file', process.execPath, ['scripts/languages.mjs', '--check']],
  ['glossaries of the languages', process.execPath, ['--import', 'tsx', 'scripts/glossaries.mjs', '--check']],
  ['no left, no right', process.execPath, ['scripts/check-sides.mjs']],
  ["the store's tables", process.execPath, ['scripts/check-store-port.mjs']],
  ['unused code', bin('knip'), ['--no-progress']],
  ['sizes of the browser files', process.execPath, ['--import', 'tsx', 'bench/check-sizes.ts']],
];

function run([name, command, words]) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, words, { env: { ...process.env, NO_COLOR: '1' } });
    let said = '';
    const hear = (piece) => {
      said += piece;
    };
    child.stdout.setEncoding('utf8').on('data', hear);
    child.stderr.setEncoding('utf8').on('data', hear);
    child.on('error', reject);
    child.on('close', (status) => {
      const cruised = /\((\d+) modules/.exec(said);
      const clean = status === 0 && !(name === 'arrows' && (!cruised || Number(cruised[1]) === 0));
      console.log(`${clean ? 'ok     ' : 'FAILED '} ${name}`);
      if (!clean) console.log(said);
      resolve(clean);
    });
  });
}

/** As many at once as there are cores: each uses one, and none waits for another. */
let failed = 0;
const waiting = [...steps];
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) if (!(await run(step))) failed += 1;
  }),
);

/** Files that break a rule each: who imports what. */
const PLANTED = {
  'domain-imports-nothing': ['src/domain/planted.ts', '../server/config.ts'],
  'contract-kit': ['src/contract/kit/planted.ts', '../orders.ts'],
  'server-rooms-http': ['src/server/http/planted.ts', '../features/orders/orders-routes.ts'],
  'server-rooms-store': ['src/server/store/planted.ts', '../operations/run-operation.ts'],
  'server-rooms-events': ['src/server/events/planted.ts', '../operations/run-operation.ts'],
  'server-rooms-operations': ['src/server/operations/planted.ts', '../http/route.ts'],
  'simulator-rooms-facts': ['src/provider/simulator/facts/planted.ts', '../core/store.ts'],
  'simulator-rooms-documents': ['src/provider/simulator/documents/planted.ts', '../core/store.ts'],
  'simulator-rooms-core': ['src/provider/simulator/core/planted-above.ts', '../books/memory-store.ts'],
  'simulator-rooms-books': ['src/provider/simulator/books/planted.ts', '../memory-simulator.ts'],
  'simulator-rooms-console': ['src/provider/simulator/console/planted.ts', '../deliveries/tell-early.ts'],
  'simulator-rooms-deliveries': ['src/provider/simulator/deliveries/planted.ts', '../simulator-provider.ts'],
  demo: ['src/demo/planted.ts', '../server/features/orders/orders-routes.ts'],
  'demo-history-makes-only': ['src/demo/history/planted.ts', '../load/load-world.ts'],
  'only-start-knows-demo': ['src/provider/simulator/core/planted.ts', '#demo/history/customers.ts'],
  'blocks-not-features': ['src/web/blocks/planted.ts', '../features/orders/orders-screen.tsx'],
  'shared-not-above': ['src/web/shared/planted.ts', '../blocks/data-list/data-list.tsx'],
  'store-port': ['src/server/features/orders/planted.ts', '../../store/store-orders.ts'],
  'no-cycles': ['src/web/ui/planted-first.ts', './planted-second.ts'],
};
const OTHER_HALF = 'src/web/ui/planted-second.ts';

/** A rule that cannot fail checks nothing, so each is broken once and must be reported. Answers those that were not. */
function missedViolations() {
  const files = [...Object.values(PLANTED).map(([file]) => file), OTHER_HALF];
  for (const [file, target] of Object.values(PLANTED))
    writeFileSync(file, `import type * as Other from '${target}';\nexport type Planted = typeof Other;\n`);
  writeFileSync(OTHER_HALF, "export type { Planted } from './planted-first.ts';\n");
  try {
    const words = [...files, '--config', '.dependency-cruiser.cjs', '--output-type', 'err'];
    const { stdout } = spawnSync(bin('depcruise'), words, { encoding: 'utf8' });
    return Object.keys(PLANTED).filter((rule) => !stdout.includes(`${rule}: `));
  } finally {
    for (const file of files) rmSync(file);
  }
}
const missed = missedViolations();
console.log(
  `${missed.length === 0 ? 'ok     ' : 'FAILED '} planted forbidden imports are caught ${missed.join(' ')}`,
);
if (missed.length > 0) failed += 1;

console.log(`check: ${steps.length + 1 - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
