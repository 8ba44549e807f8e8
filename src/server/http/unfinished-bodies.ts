import { type AppError, fail } from '#contract/kit/errors.ts';
import { isTooSlow } from '#domain/running/body-pace.ts';
import { isInCrumbs } from '#domain/running/body-pieces.ts';

const BYTES_MAX = 67_108_864;
/** Of what a process may have outside of its heap: a body is read into memory that grows by doubling. */
const SHARE_MAX = 0.25;
const RETRY_AFTER_S = 5;

/** How much all unfinished bodies may hold, by what the process may have outside of its heap. */
export const unfinishedBytesMax = (outsideBytesMax: number): number =>
  Math.min(BYTES_MAX, SHARE_MAX * outsideBytesMax);

/** A body on its way. */
export type Unfinished = {
  readonly visitor: string;
  readonly beganMs: number;
  readonly refuse: (failure: AppError) => void;
  pieces: number;
  bytes: number;
};

/**
 * Bodies that have begun to arrive and have not ended. When all together are too much, the visitor who holds most makes room
 * with the body that began first: so nobody is refused for what others send, and who has been at it the longest is the least
 * likely to end.
 */
export class UnfinishedBodies {
  /** The oldest first. */
  readonly #bodies = new Set<Unfinished>();
  readonly #bytesOf = new Map<string, number>();
  readonly #bytesMax: number;
  #bytes = 0;

  constructor(bytesMax: number) {
    this.#bytesMax = bytesMax;
  }

  held(): Readonly<{ bodies: number; bytes: number }> {
    return { bodies: this.#bodies.size, bytes: this.#bytes };
  }

  begin(body: Unfinished): void {
    this.#bodies.add(body);
  }

  /** It ended, or its sender left. */
  forget(body: Unfinished): void {
    if (this.#bodies.delete(body)) this.#count(body.visitor, -body.bytes);
  }

  /** One more piece of it came. */
  take(body: Unfinished, bytes: number): void {
    if (!this.#bodies.has(body)) return;
    body.pieces += 1;
    body.bytes += bytes;
    this.#count(body.visitor, bytes);
    if (isInCrumbs(body)) this.#refuse(body, fail('rest_body_in_crumbs'));
    else this.#makeRoom();
  }

  refuseSlow(nowMs: number): void {
    for (const body of this.#bodies)
      if (isTooSlow({ bytes: body.bytes, ms: nowMs - body.beganMs }))
        this.#refuse(body, fail('rest_request_timeout'));
  }

  #makeRoom(): void {
    while (this.#bytes > this.#bytesMax) {
      const body = this.#oldestOf(this.#heaviest());
      if (!body) return;
      this.#refuse(body, fail('wcpay_unavailable', { retry_after_s: RETRY_AFTER_S }));
    }
  }

  #heaviest(): string | undefined {
    let [heaviest, most]: [string | undefined, number] = [undefined, 0];
    for (const [visitor, bytes] of this.#bytesOf) if (bytes > most) [heaviest, most] = [visitor, bytes];
    return heaviest;
  }

  #oldestOf(wanted: string | undefined): Unfinished | undefined {
    for (const body of this.#bodies) if (body.visitor === wanted && body.bytes > 0) return body;
    return undefined;
  }

  #refuse(body: Unfinished, failure: AppError): void {
    this.forget(body);
    body.refuse(failure);
  }

  #count(visitor: string, bytes: number): void {
    this.#bytes += bytes;
    const held = (this.#bytesOf.get(visitor) ?? 0) + bytes;
    if (held > 0) this.#bytesOf.set(visitor, held);
    else this.#bytesOf.delete(visitor);
  }
}
