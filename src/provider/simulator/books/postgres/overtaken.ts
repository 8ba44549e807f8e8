/** What this unit of work read has changed since: it starts again, and sees how things are now. */
export class Overtaken extends Error {
  override readonly name = 'Overtaken';
}
