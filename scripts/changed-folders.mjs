import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname } from 'node:path';

const git = (...words) => execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** The folders in which something differs from the last commit; where nothing does, what that commit changed. */
export function changedFolders() {
  const now = [...git('diff', '--name-only', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')];
  const changed = now.length > 0 ? now : git('diff', '--name-only', 'HEAD~1', 'HEAD');
  const folders = new Set(changed.filter((file) => /^(src|tests)\//.test(file)).map(dirname));
  return [...folders].filter((folder) => existsSync(folder)).map((folder) => `${folder}/`);
}
