import ts from 'typescript';

/** A piece of JSON Schema. `x-known` lists the values of an enumeration that Stripe may lengthen. */
export type Schema = Readonly<{
  $ref?: string;
  type?: 'string' | 'number' | 'boolean' | 'null' | 'array' | 'object';
  const?: string | number | boolean;
  enum?: readonly string[];
  'x-known'?: readonly string[];
  anyOf?: readonly Schema[];
  allOf?: readonly Schema[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  additionalProperties?: Schema;
  required?: readonly string[];
}>;

const PLAIN: readonly (readonly [ts.TypeFlags, Schema])[] = [
  [ts.TypeFlags.String, { type: 'string' }],
  [ts.TypeFlags.Number, { type: 'number' }],
  [ts.TypeFlags.Boolean, { type: 'boolean' }],
  [ts.TypeFlags.Null, { type: 'null' }],
];
const OPAQUE = /^(?:Decimal|Date|ReadableStream|Uint8Array)$|Buffer|FileData/;
const isOpenEnd = (type: ts.Type): boolean =>
  type.isIntersection() && type.types.some(({ flags }) => flags & ts.TypeFlags.String);

/** Turns the SDK's types into schemas. What is named is described once and referred to. */
export function typeReader(checker: ts.TypeChecker, expanded: ReadonlySet<string>) {
  const definitions: Record<string, Schema> = {};

  function read(type: ts.Type): Schema {
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (type.flags & ts.TypeFlags.BooleanLiteral) return { const: checker.typeToString(type) === 'true' };
    const plain = PLAIN.find(([flag]) => type.flags & flag);
    if (plain) return plain[1];
    if (type.isUnion()) return readUnion(type.types);
    if (isOpenEnd(type)) return { type: 'string' };
    if (type.isIntersection()) return { allOf: type.types.map(read) };
    if (checker.isArrayType(type)) return { type: 'array', items: read(argumentsOf(type)[0] ?? type) };
    return readNamed(type);
  }

  const argumentsOf = (type: ts.Type): readonly ts.Type[] =>
    checker.getTypeArguments(type as ts.TypeReference);

  function readUnion(all: readonly ts.Type[]): Schema {
    const types = all.filter(({ flags }) => !(flags & ts.TypeFlags.Undefined));
    const words = types.flatMap((type) => (type.isStringLiteral() ? type.value : [])).sort();
    const isOpen = types.some(isOpenEnd);
    const truths = types.filter(({ flags }) => flags & ts.TypeFlags.BooleanLiteral);
    const rest = types.filter(
      (type) => !type.isStringLiteral() && !isOpenEnd(type) && !truths.includes(type),
    );
    const isExpandable = rest.some(({ flags }) => flags & ts.TypeFlags.String);
    const kept = rest.filter(
      (type) => !(isExpandable && isResource(type) && !expanded.has(type.symbol.getName())),
    );
    const choices: Schema[] = [
      ...(truths.length === 2 ? [{ type: 'boolean' } as const] : truths.map(read)),
      ...(words.length > 0 ? [isOpen ? { type: 'string' as const, 'x-known': words } : { enum: words }] : []),
      ...(words.length === 0 && isOpen ? [{ type: 'string' } as const] : []),
      ...kept.map(read),
    ];
    const different = [...new Map(choices.map((choice) => [JSON.stringify(choice), choice])).values()];
    const [only] = different;
    return different.length === 1 && only ? only : { anyOf: different };
  }

  /** Resources say in `object` what they are. */
  function isResource(type: ts.Type): boolean {
    const property = type.getProperty('object');
    const declared = property?.valueDeclaration;
    return Boolean(
      property && declared && checker.getTypeOfSymbolAtLocation(property, declared).isStringLiteral(),
    );
  }

  function readNamed(type: ts.Type): Schema {
    const symbol = type.aliasSymbol ?? type.symbol;
    if (!symbol || OPAQUE.test(symbol.getName())) return {};
    if (symbol.getName() === '__type') return readObject(type);
    const of = argumentsOf(type).map((one) => checker.typeToString(one));
    const name = `${checker.getFullyQualifiedName(symbol).replace(/^".*?"\./, '')}${of.length > 0 ? `<${of.join(',')}>` : ''}`;
    if (!(name in definitions)) {
      definitions[name] = {}; // Types refer to themselves: the name is taken before the inside is read.
      definitions[name] = readObject(type);
    }
    return { $ref: `#/$defs/${name.replaceAll('~', '~0').replaceAll('/', '~1')}` };
  }

  function readObject(type: ts.Type): Schema {
    const properties: Record<string, Schema> = {};
    const required: string[] = [];
    for (const property of checker.getPropertiesOfType(type)) {
      const declared = property.valueDeclaration ?? property.declarations?.[0];
      if (!declared || property.name === 'lastResponse') continue;
      const inside = checker.getTypeOfSymbolAtLocation(property, declared);
      if (inside.getCallSignatures().length > 0) continue;
      properties[property.name] = read(inside);
      if (!(property.flags & ts.SymbolFlags.Optional)) required.push(property.name);
    }
    const [others] = checker.getIndexInfosOfType(type);
    return {
      ...{ type: 'object' as const, properties },
      ...(others && { additionalProperties: read(others.type) }),
      ...(required.length > 0 && { required }),
    };
  }

  return { read, argumentsOf, definitions };
}
