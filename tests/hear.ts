import { onTestFinished } from 'vitest';
import { listenAs } from '#domain/shared/spoken.ts';

/** Until the end of the test everything is heard in these words, where they have any. */
export function hear(words: Readonly<Record<string, object>>): void {
  const before = listenAs(
    <Words extends object>(name: string, english: Words): Words =>
      Object.hasOwn(words, name) ? (words[name] as Words) : english,
  );
  onTestFinished(() => {
    listenAs(before);
  });
}
