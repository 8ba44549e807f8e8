// `npm run release -- 0.2.0`: a version out of what stands under "Unreleased", as one commit and one tag. Nothing is pushed.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cutRelease } from './release-notes.mjs';

const [next = ''] = process.argv.slice(2);
const git = (...words) => execFileSync('git', words, { encoding: 'utf8' }).trim();
const stop = (sentence) => {
  console.error(sentence);
  process.exit(1);
};

if (git('status', '--porcelain') !== '') stop('Commit or put away your changes first.');
const { version: current } = JSON.parse(readFileSync('package.json', 'utf8'));
const day = new Date().toISOString().slice(0, 10);
let release;
try {
  release = cutRelease({ changelog: readFileSync('CHANGELOG.md', 'utf8'), current, next, day });
} catch (problem) {
  stop(problem.message);
}
execFileSync('npm', ['version', next, '--no-git-tag-version', '--allow-same-version'], { stdio: 'ignore' });
writeFileSync('CHANGELOG.md', release.changelog);
git('commit', '-am', `Version ${next}`);
git('tag', '-a', `v${next}`, '-m', `Countinghouse ${next}\n\n${release.notes}`);
console.log(`${release.notes}\n\nTagged v${next}. To publish it: git push --follow-tags`);
