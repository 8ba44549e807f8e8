/** An answer that has been written by the contract already; nothing is left to check. */
export class Written<Answer> {
  /** Only a type: it ties the bytes to the endpoint they may answer. */
  declare readonly answer: Answer;
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}
