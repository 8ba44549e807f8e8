import type { PaymentProvider } from './payment-provider.ts';
import type { ProviderObjects } from './provider-objects.ts';

/** Everything of one kind, a page at a time, for whoever has to have seen all of it. */
export async function* walkObjects<Kind extends keyof ProviderObjects>(
  provider: PaymentProvider,
  kind: Kind,
  most: number,
): AsyncGenerator<readonly ProviderObjects[Kind][]> {
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof provider.listObjects<Kind>>> = await provider.listObjects(
      kind,
      cursor,
      most,
    );
    yield page.data;
    cursor = page.cursor;
  } while (cursor !== null);
}
