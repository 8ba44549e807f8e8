// Types, lint, format, arrows, unused code, sizes: each must be clean, and the arrow check must still be able to fail.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
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

/** A rule that cannot fail checks nothing, so a forbidden import is planted and must be reported. */
function plantedViolationIsCaught() {
  const folder = 'src/domain/planted-violation';
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/planted.ts`, "import '../../server/config.ts';\n");
  try {
    const { status, stdout } = spawnSync(
      bin('depcruise'),
      [folder, '--config', '.dependency-cruiser.cjs', '--output-type', 'err'],
      { encoding: 'utf8' },
    );
    return status !== 0 && stdout.includes('domain-imports-nothing');
  } finally {
    rmSync(folder, { recursive: true });
  }
}
const caught = plantedViolationIsCaught();
console.log(`${caught ? 'ok     ' : 'FAILED '} a planted forbidden import is caught`);
if (!caught) failed += 1;

console.log(`check: ${steps.length + 1 - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
