import type { SetAside } from './payment-provider.ts';

/** Thrown where one object is asked for by its id, and what the provider answers makes no sense to us. */
export class UnreadableObject extends Error {
  readonly object: SetAside;
  constructor(object: SetAside) {
    super(`${object.id} could not be read: ${object.reason}`);
    this.name = 'UnreadableObject';
    this.object = object;
  }
}
