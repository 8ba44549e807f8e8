import { type RolldownPlugin, rolldown } from 'rolldown';
import { parseAst } from 'rolldown/parseAst';

type Program = ReturnType<typeof parseAst>;

/** The browser has one listener, so nothing turns: English words stand for themselves. */
const plainlySpoken: RolldownPlugin = {
  name: 'plainly-spoken',
  transform: (code, id) =>
    id.endsWith('-copy.ts')
      ? code.replaceAll(/\bspoken\(\s*'[^']*',/g, '(').replaceAll(/,(\s*\);)/g, '$1')
      : null,
};

/** What a file of words says: each export by itself, or where they share something, all of them together. */
export type Expressions = Readonly<{ each: ReadonlyMap<string, string>; whole: string; isPlain: boolean }>;

export async function wordsAsExpressions(file: string): Promise<Expressions> {
  const bundle = await rolldown({
    input: file,
    plugins: [plainlySpoken],
    logLevel: 'silent',
    // What a language makes once to count and list with falls away where nothing is counted.
    treeshake: { manualPureFunctions: ['pluralOf', 'listedOf', 'eitherOf', 'figureOf', 'noun'] },
  });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  await bundle.close();
  const { code } = output[0];
  const program = parseAst(code);
  const before = code.slice(0, code.lastIndexOf('export{'));
  const exported = exportsOf(program);
  const values = exported.map(([local, name]) => [local, name, plainValue(program, code, local)] as const);
  return {
    each: new Map(
      values.map(([local, name, value]) => [name, value ?? `(()=>{${before}return ${local}})()`]),
    ),
    whole: `(()=>{${before}return{${exported.map(([local, name]) => `${name}:${local}`).join(',')}}})()`,
    isPlain: values.every(([, , value]) => value !== undefined),
  };
}

const exportsOf = (program: Program) =>
  program.body.flatMap((node) =>
    node.type === 'ExportNamedDeclaration'
      ? node.specifiers.map(({ local, exported }) => [nameOf(local), nameOf(exported)] as const)
      : [],
  );

/** The value of a constant that needs nothing else of its file, as it is written. */
function plainValue(program: Program, code: string, local: string): string | undefined {
  const constants = program.body.flatMap((node) =>
    node.type === 'VariableDeclaration' ? node.declarations : [],
  );
  const others = program.body.some(
    ({ type }) => type !== 'VariableDeclaration' && type !== 'ExportNamedDeclaration',
  );
  const value = constants.find(({ id }) => nameOf(id) === local)?.init;
  if (!value || others || constants.some(({ id }) => mentions(value, nameOf(id)))) return undefined;
  return code.slice(value.start, value.end);
}

const nameOf = (node: object): string => ('name' in node ? String(node.name) : '');

/** Also where it is only the name of a key: then the file goes along whole, which is never wrong. */
const mentions = (node: unknown, name: string): boolean => {
  if (typeof node !== 'object' || node === null) return false;
  if ('type' in node && node.type === 'Identifier' && nameOf(node) === name) return true;
  return Object.values(node).some((child) => mentions(child, name));
};
