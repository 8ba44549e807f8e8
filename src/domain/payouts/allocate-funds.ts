/** A movement that no payout claims, in the order money came in. */
export type FreeMovement = Readonly<{ id: string; net: number }>;
/** What of a movement is counted to a payout. */
export type AllocatedPart = Readonly<{ id: string; part: number; whole: boolean }>;

/**
 * Which money a payout took, when the provider does not say: the oldest that was there. `before` is what earlier payouts
 * of this kind took; the walk begins where they end. A movement that is larger than what is left is shared with the next
 * payout. What takes money away, such as a refund, belongs to whoever reaches it.
 */
export function allocateOldest(
  movements: readonly FreeMovement[],
  before: number,
  wanted: number,
): readonly AllocatedPart[] {
  const parts: AllocatedPart[] = [];
  const upTo = before + wanted;
  let running = 0;
  let isMine = before <= 0;
  for (const { id, net } of movements) {
    if (isMine && running >= upTo) break;
    const from = running;
    running += net;
    if (!isMine) {
      if (running < before) continue;
      isMine = true; // Earlier payouts end inside this movement; what is left of it is ours.
      const part = Math.min(running, upTo) - before;
      if (part > 0) parts.push({ id, part, whole: false });
      continue;
    }
    const part = running > upTo ? upTo - from : net;
    parts.push({ id, part, whole: part === net });
  }
  return parts;
}
