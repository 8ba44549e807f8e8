/** How a body has arrived so far, and for how long. */
type Arriving = Readonly<{ bytes: number; ms: number }>;

/** How long a browser waits until a file was sent and answered, and a server until all of a request has arrived. */
export const UPLOAD_MS_MAX = 120_000;

/** A line may stand still for a while, as on the way through a tunnel. */
export const FREE_MS_MAX = 30_000;
/** Slower than any line that shows a page of ours. */
export const BYTES_A_SECOND_MIN = 1000;

/** Whoever sends a byte now and then only wants to be waited for. */
export const isTooSlow = ({ bytes, ms }: Arriving): boolean =>
  ms > FREE_MS_MAX && bytes * 1000 < ms * BYTES_A_SECOND_MIN;
