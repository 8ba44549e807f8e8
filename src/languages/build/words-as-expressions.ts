import { type RolldownPlugin, rolldown } from 'rolldown';
import { parseAst } from 'rolldown/parseAst';

type Program = ReturnType<typeof parseAst>;

/** The browser has one listener, so nothing turns: English words stand for themselves. */
const plainlySpoken: RolldownPlugin = {
  name: 'plainly-spoken',
  load: (id) =>
    id.endsWith('domain/shared/spoken.ts') ? 'export const spoken = (name, words) => words;' : null,
};

/** Each export of a file of words as an expression that is whole in itself. */
export async function wordsAsExpressions(file: string): Promise<ReadonlyMap<string, string>> {
  const bundle = await rolldown({ input: file, plugins: [plainlySpoken], logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  await bundle.close();
  const { code } = output[0];
  const program = parseAst(code);
  const before = code.slice(0, code.lastIndexOf('export{'));
  return new Map(
    exportsOf(program).map(([local, name]) => [
      name,
      plainValue(program, code, local) ?? `(()=>{${before}return ${local}})()`,
    ]),
  );
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
