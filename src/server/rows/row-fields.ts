import { assert } from '#domain/shared/assert.ts';

const FIELDS_BEGIN = 2; // After how many they are.
const LENGTH_BYTES = 4;

/** Walks one row: after `next`, the field's text is what lies between `from` and `to`. */
export class RowFields {
  readonly bytes: Buffer;
  from = 0;
  to = FIELDS_BEGIN;

  constructor(row: Buffer) {
    this.bytes = row;
  }

  /** Steps to the next field, and says whether it has a value. */
  next(): boolean {
    const length = this.bytes.readInt32BE(this.to);
    this.from = this.to + LENGTH_BYTES;
    this.to = length < 0 ? this.from : this.from + length;
    return length >= 0;
  }

  /** Whether the field after this one has no value. */
  isNextNull(): boolean {
    return this.bytes.readInt32BE(this.to) < 0;
  }

  isOver(): boolean {
    return this.to >= this.bytes.length;
  }

  text(): string {
    return this.bytes.toString('utf8', this.from, this.to);
  }
}

/** What a query answers that asks for one whole number. */
export function numberIn([row]: readonly Buffer[]): number {
  assert(row, 'a number is answered');
  const fields = new RowFields(row);
  assert(fields.next(), 'a number has a value');
  return Number(fields.text());
}
