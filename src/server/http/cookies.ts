import { fastifyCookie } from '@fastify/cookie';
import type { Config } from '../config.ts';

const isHttps = ({ publicUrl }: Pick<Config, 'publicUrl'>): boolean => publicUrl.startsWith('https:');

/** On https the prefix makes browsers refuse a cookie of this name that a neighbouring host tries to plant. */
export const sessionCookieName = (config: Pick<Config, 'publicUrl'>): string =>
  isHttps(config) ? '__Host-countinghouse_session' : 'countinghouse_session';

type WithCookies = Readonly<{ headers: Readonly<{ cookie?: string }> }>;

export const readCookie = (request: WithCookies, name: string): string | undefined => {
  const cookies = fastifyCookie.parse(request.headers.cookie ?? '');
  return Object.hasOwn(cookies, name) ? cookies[name] : undefined;
};

/** The header that gives the browser its session until it is closed; how long the session lives is the server's to say. */
export const sessionCookie = (config: Pick<Config, 'publicUrl'>, token: string): string =>
  fastifyCookie.serialize(sessionCookieName(config), token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(config),
  });

export const clearedSessionCookie = (config: Pick<Config, 'publicUrl'>): string =>
  fastifyCookie.serialize(sessionCookieName(config), '', {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isHttps(config),
    maxAge: 0,
  });

/** The theme a person chose; without a choice the system decides. */
export const readTheme = (request: WithCookies): 'light' | 'dark' | undefined => {
  const theme = readCookie(request, 'theme');
  return theme === 'light' || theme === 'dark' ? theme : undefined;
};
