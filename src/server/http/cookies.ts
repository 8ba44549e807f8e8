import { fastifyCookie } from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import { DEVICE_LIFE_S } from '../access/device-repository.ts';
import type { SignedIn } from '../access/let-in.ts';
import { STEP_LIFE_S } from '../access/second-step.ts';
import type { Config } from '../config.ts';

/** https as the browser sees it: people use an https address, or a proxy that we trust says that the request came so. */
export const isHttps = (
  { publicUrl }: Pick<Config, 'publicUrl'>,
  request: Pick<FastifyRequest, 'protocol'>,
): boolean => publicUrl.startsWith('https:') || request.protocol === 'https';

/** On https the prefix makes browsers refuse a cookie of this name that a neighbouring host tries to plant. */
const ownName = (https: boolean, name: string): string => (https ? `__Host-${name}` : name);

export const sessionCookieName = (https: boolean): string => ownName(https, 'countinghouse_session');
export const stepCookieName = (https: boolean): string => ownName(https, 'countinghouse_step');
export const deviceCookieName = (https: boolean): string => ownName(https, 'countinghouse_device');

type WithCookies = Readonly<{ headers: Readonly<{ cookie?: string }> }>;

export const readCookie = (request: WithCookies, name: string): string | undefined => {
  const cookies = fastifyCookie.parse(request.headers.cookie ?? '');
  return Object.hasOwn(cookies, name) ? cookies[name] : undefined;
};

/** Out of reach of scripts, and of forms on other sites; without an age, until the browser is closed. */
export const guardedCookie = (https: boolean, name: string, value: string, maxAge?: number): string =>
  fastifyCookie.serialize(name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: https,
    maxAge,
  });

/** The header that gives the browser its session until it is closed; how long the session lives is the server's to say. */
export const sessionCookie = (https: boolean, token: string): string =>
  guardedCookie(https, sessionCookieName(https), token);

/** What a browser is given when somebody signs in: their session, and by what it is known when they sign in again. */
export const signedInCookies = (https: boolean, { token, device }: SignedIn): string[] => [
  sessionCookie(https, token),
  guardedCookie(https, deviceCookieName(https), device, DEVICE_LIFE_S),
];

/** For whoever stands between password and factor, or comes with a passkey; worth nothing after some minutes. */
export const stepCookie = (https: boolean, token: string): string =>
  guardedCookie(https, stepCookieName(https), token, STEP_LIFE_S);

export const clearedSessionCookie = (https: boolean): string =>
  guardedCookie(https, sessionCookieName(https), '', 0);

/** What the browser keeps of the language a person last had; the person's own choice is with their account. */
export const LANGUAGE_COOKIE = 'language';

export const languageCookie = (https: boolean, language: string): string =>
  fastifyCookie.serialize(LANGUAGE_COOKIE, language, {
    path: '/',
    sameSite: 'lax',
    secure: https,
    maxAge: 31_536_000,
  });

/** The theme a person chose; without a choice the system decides. */
export const readTheme = (request: WithCookies): 'light' | 'dark' | undefined => {
  const theme = readCookie(request, 'theme');
  return theme === 'light' || theme === 'dark' ? theme : undefined;
};
