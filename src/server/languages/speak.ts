import { AsyncLocalStorage } from 'node:async_hooks';
import { PSEUDO_LANGUAGE, SOURCE_LANGUAGE, type SpokenLanguage } from '#domain/shared/languages.ts';
import { listenAs } from '#domain/shared/spoken.ts';
import { pseudo } from '#languages/kit/pseudo.ts';

type Spoken = Readonly<Record<string, object>>;

const listening = new AsyncLocalStorage<SpokenLanguage | undefined>();
const languages = new Map<SpokenLanguage, Spoken>();
const pseudoWords = new WeakMap<object, object>();

/** Who listens to what is under way; nobody in particular where no language was asked for. */
export const listenersLanguage = (): SpokenLanguage | undefined => listening.getStore();

function pseudoOf(english: object): object {
  const made = pseudoWords.get(english) ?? (pseudo(english) as object);
  pseudoWords.set(english, made);
  return made;
}

listenAs(<Words extends object>(name: string, english: Words): Words => {
  const language = listening.getStore();
  if (language === undefined || language === SOURCE_LANGUAGE) return english;
  if (language === PSEUDO_LANGUAGE) return pseudoOf(english) as Words;
  return (languages.get(language)?.[name] as Words | undefined) ?? english;
});

/** Reads a language when the first person asks for it: most stores need one or two. */
async function learn(language: SpokenLanguage): Promise<void> {
  if (language === SOURCE_LANGUAGE || language === PSEUDO_LANGUAGE || languages.has(language)) return;
  const { spokenWords } = (await import(`../../languages/${language}/spoken.ts`)) as { spokenWords: Spoken };
  languages.set(language, spokenWords);
}

/** Everything said inside, whatever it waits for, is said in this language. */
export async function speak<Result>(
  language: SpokenLanguage | undefined,
  run: () => Result | Promise<Result>,
): Promise<Result> {
  if (language !== undefined) await learn(language);
  return listening.run(language, run);
}

/** The same for what goes on by a callback. A language that was learned already is spoken at once. */
export function speakOn(language: SpokenLanguage | undefined, next: (failed?: Error) => void): void {
  if (language === undefined || language === SOURCE_LANGUAGE || languages.has(language))
    listening.run(language, next);
  else learn(language).then(() => listening.run(language, next), next);
}
