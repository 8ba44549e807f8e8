// node scripts/languages.mjs: writes what the server knows of each language (`src/languages/*/spoken.ts`).
// node scripts/languages.mjs --check: says which files a language lacks or has too many, and whether the above is current.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const LANGUAGES = 'src/languages';
const NO_LANGUAGES = new Set(['build', 'kit']);

/** What programs and their makers read: it stays English. */
const FOR_PROGRAMS = new Set([
  'server/assistants/assistants-copy.ts',
  'server/pages/developers/developers-copy.ts',
  'server/store/rest/order-writes-copy.ts',
]);

const copyFilesIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('-copy.ts'))
    .sort();

export const languages = () =>
  readdirSync(LANGUAGES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NO_LANGUAGES.has(entry.name))
    .map(({ name }) => name);

/** Every file of English words that each language has a file for, below `src`. */
export const englishFiles = () =>
  copyFilesIn('src').filter((file) => !file.startsWith('languages/') && !FOR_PROGRAMS.has(file));

/** The names under which the server asks for words: `domain/payouts/payout-status-copy#payoutStatusCopy`. */
const spokenNames = () =>
  englishFiles()
    .filter((file) => !file.startsWith('web/'))
    .flatMap((file) =>
      [...readFileSync(`src/${file}`, 'utf8').matchAll(/spoken\(\s*'([^']+)'/g)].map(([, name]) => name),
    );

function spokenFile(language) {
  const names = spokenNames();
  const files = [...new Set(names.map((name) => name.split('#')[0]))];
  const imports = files.map((file, index) => `import * as words${index} from './${file}.ts';`);
  const entries = names.map((name) => {
    const [file, exported] = name.split('#');
    return `  '${name}': words${files.indexOf(file)}.${exported},`;
  });
  return `// Written by scripts/languages.mjs: what the server says in ${language}, by the name it is asked for.
${imports.join('\n')}

export const spokenWords = {
${entries.join('\n')}
};
`;
}

function problemsOf(language) {
  const english = new Set(englishFiles());
  const own = copyFilesIn(path.join(LANGUAGES, language));
  const lacking = [...english].filter((file) => !own.includes(file));
  const spoken = path.join(LANGUAGES, language, 'spoken.ts');
  return [
    ...lacking.map((file) => `${language} lacks ${file}`),
    ...own.filter((file) => !english.has(file)).map((file) => `${language} has words for nothing: ${file}`),
    ...(existsSync(spoken) && readFileSync(spoken, 'utf8') === spokenFile(language)
      ? []
      : [`${spoken} is not current: node scripts/languages.mjs`]),
  ];
}

const misnamed = () =>
  englishFiles()
    .filter((file) => !file.startsWith('web/'))
    .flatMap((file) => {
      const names = [
        ...readFileSync(`src/${file}`, 'utf8').matchAll(
          /export const (\w+)(?:: [^=]+)? = (spoken\(\s*'([^']+)')?/g,
        ),
      ];
      return names
        .filter(([, exported, , name]) => name !== `${file.slice(0, -3)}#${exported}`)
        .map(([, exported]) => `src/${file}: ${exported} is not spoken under its own name`);
    });

const isCommand = process.argv[1]?.endsWith('scripts/languages.mjs');
if (isCommand && process.argv.includes('--check')) {
  const problems = [...misnamed(), ...languages().flatMap(problemsOf)];
  for (const problem of problems) console.log(problem);
  process.exit(problems.length === 0 ? 0 : 1);
}
if (isCommand && process.argv.length === 2)
  for (const language of languages())
    writeFileSync(path.join(LANGUAGES, language, 'spoken.ts'), spokenFile(language));
