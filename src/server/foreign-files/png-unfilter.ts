const SUB = 1;
const UP = 2;
const AVERAGE = 3;
const PAETH = 4;

/** Turns the differences a row is written in back into its bytes, in place. Both rows begin with their filter. */
export function unfilter(row: Buffer, above: Buffer | undefined, pixelBytes: number): void {
  const filter = row[0] ?? 0;
  if (filter === 0) return;
  for (let at = 1; at < row.length; at += 1) {
    const left = at > pixelBytes ? (row[at - pixelBytes] ?? 0) : 0;
    const up = above?.[at] ?? 0;
    const corner = at > pixelBytes ? (above?.[at - pixelBytes] ?? 0) : 0;
    row[at] = (row[at] ?? 0) + guess(filter, left, up, corner);
  }
}

function guess(filter: number, left: number, up: number, corner: number): number {
  if (filter === SUB) return left;
  if (filter === UP) return up;
  if (filter === AVERAGE) return (left + up) >> 1;
  return filter === PAETH ? nearest(left, up, corner) : 0;
}

/** Whichever of the three is closest to what a plane through them would have here. */
function nearest(left: number, up: number, corner: number): number {
  const byLeft = Math.abs(up - corner);
  const byUp = Math.abs(left - corner);
  const byCorner = Math.abs(left + up - 2 * corner);
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}
