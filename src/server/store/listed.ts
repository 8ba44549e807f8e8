/** One page of a list, and how many there are in all. */
export type Listed<Row> = Readonly<{ data: Row[]; total_count: number }>;
