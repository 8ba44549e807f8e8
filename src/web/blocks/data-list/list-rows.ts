/** What a list is fed with: one page of rows, as the query gives it. */
export type ListRows<Row> = Readonly<{
  data: Readonly<{ data: readonly Row[]; total_count: number }> | undefined;
  error: unknown;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}>;
