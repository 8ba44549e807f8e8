import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { documentFilters, downloadDocument, listDocuments } from '#contract/documents.ts';
import type { Sent } from '#contract/kit/endpoint.ts';
import { lookUpVat, saveVat } from '#contract/vat.ts';
import { call, downloadAddress } from '#web/api/client.ts';
import { listQuery } from '#web/api/query-client.ts';
import type { ListState } from '#web/blocks/data-list/list-state.ts';
import { sentFilters } from '#web/blocks/data-list/understood.ts';
import { pageSettings } from '#web/shared/page-settings.ts';
import type { AddressOf } from '#web/shared/search-fields.ts';

export const documentsQuery = (
  search: AddressOf<typeof documentFilters>,
  { sort, page, perPage }: ListState,
) =>
  listQuery(listDocuments, {
    ...sentFilters(search, documentFilters),
    sort: 'date',
    direction: sort.direction,
    page,
    pagesize: perPage,
  });

/** A link cannot carry a header, so the nonce stands in it; made anew for every use, since a nonce runs out. */
export const documentAddress = (id: string): string => downloadAddress(downloadDocument, { id });

/** Whose tax rules apply: the account's country, else the store's. */
export const taxCountry = (): string => {
  const { accountStatus, store } = pageSettings();
  return accountStatus.error ? store.country : accountStatus.country;
};

/** The page says whether tax details are there; from the moment they are saved here, they are. */
const taxDetails = () =>
  queryOptions({
    queryKey: ['tax details are there'],
    queryFn: () => areTaxDetailsThere(),
    initialData: areTaxDetailsThere,
    staleTime: Number.POSITIVE_INFINITY,
  });

function areTaxDetailsThere(): boolean {
  const { accountStatus } = pageSettings();
  return !accountStatus.error && accountStatus.hasSubmittedVatData;
}

export const useTaxDetailsThere = (): boolean => useQuery(taxDetails()).data;

export const useLookUpVat = () =>
  useMutation({ mutationFn: (vat_number: string) => call(lookUpVat, { vat_number }) });

export function useSaveVat() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (details: Sent<typeof saveVat>) => call(saveVat, details),
    onSuccess: () => client.setQueryData(taxDetails().queryKey, true),
  });
}
