import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLanguage, preferredLanguage, type SpokenLanguage } from '#domain/shared/languages.ts';
import { speakOn } from '../languages/speak.ts';
import { LANGUAGE_COOKIE, readCookie } from './cookies.ts';

/** The language a browser was last spoken to in. Programs have no cookie, and read English. */
export const rememberedLanguage = (request: FastifyRequest): SpokenLanguage | undefined => {
  const chosen = readCookie(request, LANGUAGE_COOKIE);
  return chosen !== undefined && isLanguage(chosen) ? chosen : undefined;
};

/** The language a browser wishes for. */
export const wishedLanguage = ({ headers }: FastifyRequest): SpokenLanguage | undefined =>
  preferredLanguage(headers['accept-language'] ?? '');

/** Speaks to each visitor in their browser's language of last time. Reading a body leaves what was set before it, so it is set again. */
export function listenToVisitors(app: FastifyInstance): void {
  app.decorateRequest('language', undefined);
  app.addHook('onRequest', (request, _reply, next) => {
    request.language = rememberedLanguage(request);
    speakOn(request.language, next);
  });
  app.addHook('preValidation', ({ language }, _reply, next) => speakOn(language, next));
}

/** On pages, whoever comes for the first time is spoken to in the store's language; in one without, in their browser's. */
export function listenToNewcomers(
  app: FastifyInstance,
  storeLanguage: () => Promise<SpokenLanguage | undefined>,
): void {
  let asked: Promise<SpokenLanguage | undefined> | undefined;
  // Many who come at once are answered by one question: a flood of them must leave the database to others.
  const askOnce = () => {
    asked ??= storeLanguage().finally(() => {
      asked = undefined;
    });
    return asked;
  };
  app.addHook('onRequest', (request, _reply, next) => {
    if (request.language !== undefined) return next();
    askOnce().then((language) => {
      request.language = language ?? wishedLanguage(request);
      speakOn(request.language, next);
    }, next);
  });
}
