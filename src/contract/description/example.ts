import type { Json } from './own-fields.ts';

const DEPTH_MAX = 6;

/** Something that a schema allows, as somebody would write it down to explain it. What is optional is left out of inputs. */
export function exampleOf(schema: Json, { needed = false, depth = 0, name = '' } = {}): unknown {
  const within = { needed, depth: depth + 1 };
  const [choice] = [...list(schema.anyOf), ...list(schema.oneOf)];
  if (choice) return exampleOf(choice, { needed, depth, name });
  if ('default' in schema) return schema.default;
  if (Array.isArray(schema.enum)) return schema.enum[0];
  if ('const' in schema) return schema.const;
  if (depth > DEPTH_MAX) return null;
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'array') return schema.items ? [exampleOf(schema.items as Json, { ...within, name })] : [];
  if (type === 'object') return exampleObject(schema, within);
  if (type === 'boolean') return false;
  if (type === 'integer' || type === 'number') return exampleNumber(schema, name);
  return type === 'string' ? exampleText(schema, name) : null;
}

const list = (value: unknown): readonly Json[] => (Array.isArray(value) ? (value as Json[]) : []);

function exampleObject(
  { properties, required }: Json,
  within: Readonly<{ needed: boolean; depth: number }>,
): Json {
  const fields = Object.entries((properties ?? {}) as Record<string, Json>);
  const must = Array.isArray(required) ? required : [];
  return Object.fromEntries(
    fields
      .filter(([name]) => !within.needed || must.includes(name))
      .map(([name, field]) => [name, exampleOf(field, { ...within, name })]),
  );
}

function exampleNumber({ minimum, description }: Json, name: string): number {
  if (String(description).startsWith('Seconds')) return 1_763_180_000;
  if (/amount|total|fee|net|sent/.test(name)) return 1050;
  return Math.max(1, Number(minimum ?? 1));
}

const TEXTS: readonly (readonly [RegExp, string])[] = [
  [/^\^\[a-z\]\{3\}\$$/, 'usd'],
  [/^\^\[A-Z\]\{3\}\$$/, 'USD'],
  [/T\\d\\d/, '2026-05-01T12:00:00'],
  [/\\d\\d-\\d\\d \\d\\d/, '2026-05-01 12:00:00'],
  [/\^-\?\\d\+/, '10.50'],
];
const IDS: Readonly<Record<string, string>> = {
  charge_id: 'ch_1',
  charge: 'ch_1',
  payment_intent_id: 'pi_1',
  payment_intent: 'pi_1',
  dispute_id: 'dp_1',
  transaction_id: 'txn_1',
  deposit_id: 'po_1',
  order_number: '1042',
  customer_email: 'ada@example.com',
  customer_name: 'Ada Lovelace',
};

function exampleText({ pattern, format }: Json, name: string): string {
  if (format === 'date') return '2026-05-01';
  const known = TEXTS.find(([form]) => form.test(String(pattern ?? '')));
  return known?.[1] ?? IDS[name] ?? 'text';
}
