import type { PaymentProvider } from './payment-provider.ts';
import type { NamedObject, ObjectKind, ObjectName, ProviderObjects } from './provider-objects.ts';

type Asked = Pick<PaymentProvider, 'findObject' | 'findObjects'>;

/** Those of several objects that there are: in one question, or each by itself where a provider takes no such question. */
export async function findObjects(
  provider: Asked,
  names: readonly ObjectName[],
): Promise<readonly NamedObject[]> {
  if (names.length === 0) return [];
  if (provider.findObjects && names.length > 1) return provider.findObjects(names);
  const found: NamedObject[] = [];
  for (const { kind, id } of names) {
    const value = await provider.findObject(kind, id);
    if (value) found.push(namedObject(kind, id, value));
  }
  return found;
}

export const namedObject = <Kind extends ObjectKind>(
  kind: Kind,
  id: string,
  value: ProviderObjects[Kind],
): NamedObject =>
  // The compiler cannot see that kind and value of a mapped union belong together; here they are tied.
  ({ kind, id, value }) as NamedObject;

/** The objects of one kind among them. */
export const ofKind = <Kind extends ObjectKind>(
  found: readonly NamedObject[],
  kind: Kind,
): readonly ProviderObjects[Kind][] =>
  found.flatMap((one) => (one.kind === kind ? [one.value as ProviderObjects[Kind]] : []));
