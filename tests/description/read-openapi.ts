type JsonSchema = Readonly<{ [keyword: string]: unknown }>;
type Content = Readonly<Record<string, Readonly<{ schema?: JsonSchema }>>>;
type Operation = Readonly<{
  operationId?: string;
  summary?: string;
  description?: string;
  tags: readonly string[];
  parameters: readonly Readonly<{ $ref?: string; name: string; in: string; schema: JsonSchema }>[];
  requestBody?: Readonly<{ content: Content }>;
  responses: Readonly<Record<string, Readonly<{ content?: Content }>>>;
}>;
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
export type OpenApi = Readonly<{
  tags: readonly Readonly<{ name: string }>[];
  paths: Readonly<Record<string, Readonly<Partial<Record<(typeof METHODS)[number], Operation>>>>>;
  components: JsonSchema;
}>;

/** Every call with its name, as `GET /wc/v3/orders`. */
export const operationsOf = ({ paths }: OpenApi): { name: string; operation: Operation }[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ name: `${method.toUpperCase()} ${path}`, operation }] : [];
    }),
  );

/** What says something about a value. */
const SAYING = ['type', 'enum', 'const', 'anyOf', 'oneOf', 'allOf', '$ref'];
/** Where schemas stand inside others: one, a list, or several by name. */
const ONE = ['items', 'additionalProperties', 'propertyNames', 'not'];
const LIST = ['anyOf', 'oneOf', 'allOf', 'prefixItems'];

/** Where the description leaves a value open, as an address inside it. */
export const emptySchemas = (document: OpenApi): string[] =>
  operationsOf(document).flatMap(({ name, operation: { parameters, requestBody, responses } }) => [
    ...parameters.flatMap((each) => (each.$ref ? [] : emptyIn(each.schema, `${name} ${each.name}`))),
    ...emptyOf(requestBody?.content, `${name} body`),
    ...Object.entries(responses).flatMap(([status, { content }]) => emptyOf(content, `${name} ${status}`)),
  ]);

const emptyOf = (content: Content = {}, place: string): string[] =>
  Object.values(content).flatMap(({ schema }) => emptyIn(schema ?? {}, place));

function emptyIn(schema: unknown, place: string): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const of = schema as JsonSchema;
  const inside = [
    ...ONE.flatMap((word) => (word in of ? emptyIn(of[word], `${place}/${word}`) : [])),
    ...LIST.flatMap((word) =>
      ((of[word] ?? []) as unknown[]).flatMap((each, at) => emptyIn(each, `${place}/${word}/${at}`)),
    ),
    ...Object.entries((of.properties ?? {}) as object).flatMap(([name, each]) =>
      emptyIn(each, `${place}/${name}`),
    ),
  ];
  return SAYING.some((word) => word in of) ? inside : [place, ...inside];
}
