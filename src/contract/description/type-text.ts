import type { Json } from './own-fields.ts';

const PLAIN: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
  null: 'null',
  array: 'unknown[]',
  object: 'Record<string, unknown>',
};

const asSchemas = (value: unknown): readonly Json[] => (Array.isArray(value) ? (value as Json[]) : []);
const asNames = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/** A JSON schema as a type of TypeScript, laid out to be read. */
export function typeText(schema: Json, indent = ''): string {
  const choices = [...asSchemas(schema.anyOf), ...asSchemas(schema.oneOf)];
  if (choices.length > 0) return oneOf(choices.map((choice) => typeText(choice, indent)));
  if (Array.isArray(schema.enum)) return oneOf(schema.enum.map((value) => JSON.stringify(value)));
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.type)) return oneOf(schema.type.map((type) => PLAIN[String(type)] ?? 'unknown'));
  if (schema.type === 'object') return objectText(schema, indent);
  if (schema.type === 'array' && schema.items) return listText(schema.items as Json, indent);
  return PLAIN[String(schema.type)] ?? 'unknown';
}

const oneOf = (types: readonly string[]): string => [...new Set(types)].join(' | ');

function listText(items: Json, indent: string): string {
  const item = typeText(items, indent);
  return /^[\w.]+$|^\{[\s\S]*\}$/.test(item) ? `${item}[]` : `(${item})[]`;
}

function objectText({ properties, required, additionalProperties }: Json, indent: string): string {
  const fields = Object.entries((properties ?? {}) as Record<string, Json>);
  const more = typeof additionalProperties === 'object' && additionalProperties !== null;
  if (fields.length === 0)
    return more
      ? `Record<string, ${typeText(additionalProperties as Json, indent)}>`
      : 'Record<string, unknown>';
  const inner = `${indent}  `;
  const lines = fields.map(([name, field]) => {
    const key = /^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name);
    return `${inner}${key}${asNames(required).includes(name) ? '' : '?'}: ${typeText(field, inner)};`;
  });
  return `{\n${lines.join('\n')}\n${indent}}`;
}
