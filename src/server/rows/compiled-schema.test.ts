import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { jsonSchemaOf } from '#contract/description/json-schema.ts';
import { inputFor } from '#tests/safety/schema-arbitrary.ts';
import { routes } from '../routes.ts';
import { compiled } from './compiled-schema.ts';

const schemas = routes.flatMap(({ endpoint: { method, path, input, reply } }) => [
  { name: `${method} ${path}: input`, schema: input, travels: 'input' as const },
  { name: `${method} ${path}: reply`, schema: reply, travels: 'output' as const },
]);

describe('a compiled schema', () => {
  test.each(schemas)('reads and refuses like the schema itself ($name)', ({ schema, travels }) => {
    fc.assert(
      fc.property(inputFor(jsonSchemaOf(schema, travels)), (value) => {
        const [fast, plain] = [compiled(schema).safeParse(value), schema.safeParse(value)];
        expect(fast.success).toBe(plain.success);
        expect(fast.data).toEqual(plain.data);
        expect(fast.error?.issues).toEqual(plain.error?.issues);
      }),
      { seed: 20_261_115, numRuns: 10 },
    );
  });

  test('lets nothing pass that the contract does not name, at any depth', () => {
    const reply = z.object({
      data: z.array(z.object({ id: z.string(), of: z.object({ name: z.string() }) })),
    });
    const leaking = { data: [{ id: 'a', of: { name: 'b', password: 'c' }, secret: 'd' }], token: 'e' };
    expect(compiled(reply).parse(leaking)).toEqual({ data: [{ id: 'a', of: { name: 'b' } }] });
  });

  test('is made once', () => {
    const schema = z.object({ id: z.string() });
    expect(compiled(schema)).toBe(compiled(schema));
  });
});
