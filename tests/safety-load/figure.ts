/** One figure of a row, and what it may be at most or at least. */
export type Figure = Readonly<{ name: string; value: number; unit: string; most?: number; least?: number }>;
/** A tenth of the time unless all of it was asked for. */
export type Length = Readonly<{ share: number }>;
