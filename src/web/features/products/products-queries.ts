import { listProducts, PRODUCT_SORTS } from '#contract/products.ts';
import { call } from '#web/api/client.ts';
import { listQuery } from '#web/api/query-client.ts';
import type { ListState } from '#web/blocks/data-list/list-state.ts';
import { sentTerms } from '#web/blocks/data-list/sent-terms.ts';
import type { AddressOf } from '#web/shared/search-fields.ts';

export const productsQuery = ({ status_is }: AddressOf<typeof listProducts.input.shape>, state: ListState) =>
  listQuery(listProducts, {
    status_is,
    search: sentTerms(state.terms),
    sort: PRODUCT_SORTS.find((known) => known === state.sort.column),
    direction: state.sort.direction,
    page: state.page,
    pagesize: state.perPage,
  });

const SUGGESTIONS_MAX = 6;

export const findProductNames = async (text: string, signal: AbortSignal): Promise<readonly string[]> => {
  const { data } = await call(listProducts, { search: text, pagesize: SUGGESTIONS_MAX }, { signal });
  return data.map(({ name }) => name);
};
