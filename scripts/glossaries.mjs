// node --import tsx scripts/glossaries.mjs: writes the words each language settled (`src/languages/*/glossary.ts`) into docs/glossaries.
// With `--check` it only says which of those pages are not current.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { TERMS } from '../src/languages/kit/glossary.ts';
import { languages } from './languages.mjs';

const FOLDER = 'docs/glossaries';
const names = new Intl.DisplayNames('en', { type: 'language' });

async function pageOf(language) {
  const { glossary } = await import(`../src/languages/${language}/glossary.ts`);
  const rows = TERMS.map((term) => {
    const { say, never = [] } = glossary[term];
    return `| ${term} | ${say} | ${never.join(', ') || '–'} |`;
  });
  return `# ${names.of(language)}: the words of this trade

Written by \`node --import tsx scripts/glossaries.mjs\` from \`src/languages/${language}/glossary.ts\`; [the glossary](../glossary.md) says what each means, [translating](../translating.md) how words are changed.

| English | Said | Never said |
|---|---|---|
${rows.join('\n')}
`;
}

const isCheck = process.argv.includes('--check');
let stale = 0;
mkdirSync(FOLDER, { recursive: true });
for (const language of languages()) {
  const file = `${FOLDER}/${language}.md`;
  const page = await pageOf(language);
  if (existsSync(file) && readFileSync(file, 'utf8') === page) continue;
  if (!isCheck) writeFileSync(file, page);
  else console.log(`${file} is not current: node --import tsx scripts/glossaries.mjs`);
  stale += 1;
}
process.exit(isCheck && stale > 0 ? 1 : 0);
