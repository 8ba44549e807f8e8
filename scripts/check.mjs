// Types, lint, format, arrows, unused code: each must be clean, and the arrow check must still be able to fail.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';

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
];

let failed = 0;
for (const [name, command, words] of steps) {
  const { status, stdout, stderr } = spawnSync(command, words, {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  });
  const cruised = /\((\d+) modules/.exec(stdout ?? '');
  const clean = status === 0 && !(name === 'arrows' && (!cruised || Number(cruised[1]) === 0));
  console.log(`${clean ? 'ok     ' : 'FAILED '} ${name}`);
  if (!clean) {
    failed += 1;
    console.log(stdout, stderr);
  }
}

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
