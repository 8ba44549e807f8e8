/** The key a caller gave its request, and the way to say that the answer was given before. */
export type Idempotency = Readonly<{ key: string | undefined; markReplayed: () => void }>;
