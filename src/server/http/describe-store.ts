import type { Endpoint } from '#contract/kit/endpoint.ts';
import { compiled } from '../rows/compiled-schema.ts';

/** What may be asked at one address, as WordPress describes it; it says nothing of the store. */
export const describedAt = (endpoints: readonly Endpoint[]) => ({
  namespace: 'wc/v3',
  methods: endpoints.map(({ method }) => method),
  endpoints: endpoints.map((one) => ({ methods: [one.method], args: argsOf(one) })),
});

/** What may, and what must be sent, by name. */
function argsOf({ input }: Endpoint): Record<string, { required: boolean }> {
  const read = compiled(input).safeParse({});
  const needed = new Set(read.success ? [] : read.error.issues.map(({ path }) => path[0]));
  return Object.fromEntries(Object.keys(input.shape).map((name) => [name, { required: needed.has(name) }]));
}

/** The addresses that answer as a store does, each with what may be asked there. */
export function addressesOfStore(endpoints: readonly Endpoint[]): ReadonlyMap<string, readonly Endpoint[]> {
  const at = new Map<string, Endpoint[]>();
  for (const one of endpoints)
    if (one.speaks === 'woocommerce') at.set(one.path, [...(at.get(one.path) ?? []), one]);
  return at;
}
