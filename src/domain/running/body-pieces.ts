/** How a body has arrived so far. */
type Arrived = Readonly<{ pieces: number; bytes: number }>;

/** Programs that write a body word by word pass; a line of small packets passes by its average. */
export const FREE_PIECES_MAX = 1024;
/** Half of the smallest packet a line must carry. Real clients send 16 to 64 kB at a time. */
export const PIECE_BYTES_MIN = 256;

/** Each piece costs far more than the byte in it, so that crumbs are a way to make a server work and not a way to send. */
export const isInCrumbs = ({ pieces, bytes }: Arrived): boolean =>
  pieces > FREE_PIECES_MAX && bytes < pieces * PIECE_BYTES_MIN;
