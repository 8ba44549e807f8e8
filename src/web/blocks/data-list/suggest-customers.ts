import { listCustomers } from '#contract/customers.ts';
import { call } from '#web/api/client.ts';

const SUGGESTIONS_MAX = 6;

/** Names a search may mean: what customers did is mostly looked for by who they are. */
export async function suggestCustomers(text: string, signal: AbortSignal): Promise<readonly string[]> {
  const { data } = await call(listCustomers, { search: text, pagesize: SUGGESTIONS_MAX }, { signal });
  return [...new Set(data.map(({ name }) => name))];
}
