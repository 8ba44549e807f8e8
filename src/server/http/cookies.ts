import { fastifyCookie } from '@fastify/cookie';
import type { Config } from '../config.ts';
import { DEVICE_LIFE_S } from '../features/signing-in/device-repository.ts';
import type { SignedIn } from '../features/signing-in/let-in.ts';

type Site = Pick<Config, 'publicUrl'>;

const isHttps = ({ publicUrl }: Site): boolean => publicUrl.startsWith('https:');

/** On https the prefix makes browsers refuse a cookie of this name that a neighbouring host tries to plant. */
const ownName = (site: Site, name: string): string => (isHttps(site) ? `__Host-${name}` : name);

export const sessionCookieName = (site: Site): string => ownName(site, 'countinghouse_session');
export const deviceCookieName = (site: Site): string => ownName(site, 'countinghouse_device');

type WithCookies = Readonly<{ headers: Readonly<{ cookie?: string }> }>;

export const readCookie = (request: WithCookies, name: string): string | undefined => {
  const cookies = fastifyCookie.parse(request.headers.cookie ?? '');
  return Object.hasOwn(cookies, name) ? cookies[name] : undefined;
};

/** Out of reach of scripts, and of forms on other sites; without an age, until the browser is closed. */
const guardedCookie = (site: Site, name: string, value: string, maxAge?: number): string =>
  fastifyCookie.serialize(name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(site),
    maxAge,
  });

/** The header that gives the browser its session until it is closed; how long the session lives is the server's to say. */
export const sessionCookie = (site: Site, token: string): string =>
  guardedCookie(site, sessionCookieName(site), token);

/** What a browser is given when somebody signs in: their session, and by what it is known when they sign in again. */
export const signedInCookies = (site: Site, { token, device }: SignedIn): string[] => [
  sessionCookie(site, token),
  guardedCookie(site, deviceCookieName(site), device, DEVICE_LIFE_S),
];

export const clearedSessionCookie = (site: Site): string =>
  guardedCookie(site, sessionCookieName(site), '', 0);

/** The theme a person chose; without a choice the system decides. */
export const readTheme = (request: WithCookies): 'light' | 'dark' | undefined => {
  const theme = readCookie(request, 'theme');
  return theme === 'light' || theme === 'dark' ? theme : undefined;
};
