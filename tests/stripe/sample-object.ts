import type { StripeContract } from './derive-contract.ts';
import type { Schema } from './type-schema.ts';

/** The plainest object of a shape: nothing where nothing is allowed, else the first value that is. */
export function sampler({ $defs }: Pick<StripeContract, '$defs'>) {
  return function sample(given: Schema, inside: readonly string[] = []): unknown {
    const { $ref } = given;
    if ($ref !== undefined && inside.includes($ref)) return null;
    const schema = $ref === undefined ? given : ($defs[$ref.slice('#/$defs/'.length)] ?? {});
    const within = $ref === undefined ? inside : [...inside, $ref];
    if (schema.const !== undefined) return schema.const;
    const [word] = schema.enum ?? schema['x-known'] ?? [];
    if (word !== undefined) return word;
    if (schema.anyOf) {
      const { anyOf } = schema;
      if (anyOf.some(({ type }) => type === 'null')) return null;
      return sample(anyOf.find(({ type }) => type === 'string') ?? anyOf[0] ?? {}, within);
    }
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((one) => sample(one, within)));
    switch (schema.type) {
      case 'string':
        return '';
      case 'number':
        return 0;
      case 'boolean':
        return false;
      case 'array':
        return [];
      case 'object':
        return Object.fromEntries(
          (schema.required ?? []).map((key) => [key, sample(schema.properties?.[key] ?? {}, within)]),
        );
      default:
        return null;
    }
  };
}
