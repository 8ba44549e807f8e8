import { listCustomers } from '#contract/customers.ts';
import { call } from '#web/api/client.ts';
import { may } from '../../shared/page-settings.ts';

const SUGGESTIONS_MAX = 6;

/** Names a search may mean: what customers did is mostly looked for by who they are, where one may know that. */
export async function suggestCustomers(text: string, signal: AbortSignal): Promise<readonly string[]> {
  if (!may('see_customers')) return [];
  const { data } = await call(listCustomers, { search: text, pagesize: SUGGESTIONS_MAX }, { signal });
  return [...new Set(data.map(({ name }) => name))];
}
