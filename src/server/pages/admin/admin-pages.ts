import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SOURCE_LANGUAGE, type SpokenLanguage } from '#domain/shared/languages.ts';
import type { Deps } from '../../deps.ts';
import { pageSettings } from '../../features/page-settings/page-settings.ts';
import { findLanguage } from '../../features/users/preferences-repository.ts';
import { isHttps, languageCookie, readTheme } from '../../http/cookies.ts';
import { wishedLanguage } from '../../http/listeners.ts';
import { makeNonce } from '../../http/nonce.ts';
import type { CountCall } from '../../http/rate-limits.ts';
import { allowOnPage, mergePolicies, type PolicyAdditions } from '../../http/security-headers.ts';
import { sessionOf } from '../../http/session.ts';
import { speak } from '../../languages/speak.ts';
import { storeLanguage } from '../../store/store-repository.ts';
import { textOf } from '../sign-in/sign-in-request.ts';
import { type AssetsOf, builtAssets } from './built-assets.ts';
import { answerConnect, answerProviderLink, isConnectAddress, providerLinkOf } from './connect-address.ts';
import { DEVELOPMENT_POLICY, developmentAssets } from './development-assets.ts';
import { formsOnPage } from './embedded-forms.ts';
import { type PageAssets, pageDocument } from './page-document.ts';

export type Web = { built: string } | 'development' | undefined;

/** The admin shows the shop in a preview; everything else of ours refuses to be framed. */
const SHOP_IN_A_FRAME: PolicyAdditions = { 'frame-src': ["'self'"] };

/** Every address of the admin. They all answer one document; the browser part decides what it shows. */
const ADMIN_PAGES = [
  '/wp-admin/',
  '/wp-admin/admin.php',
  '/wp-admin/user-edit.php',
  '/mail',
  '/simulator',
  '/help/:topic',
];
const NO_ASSETS: PageAssets = { scripts: [], preloads: [], styles: [] };

type Served = Readonly<{ web: Web; countPage: CountCall }>;

export async function adminPages(
  app: FastifyInstance,
  deps: Deps,
  { web, countPage }: Served,
): Promise<void> {
  const assets = await assetsOf(app, web);
  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const actor = await sessionOf(deps, request);
    if (!actor) return reply.redirect(`/wp-login.php?redirect_to=${encodeURIComponent(request.url)}`);
    if (isConnectAddress(request)) return answerConnect(deps, request, reply, actor);
    const link = providerLinkOf(request);
    if (link && actor.capabilities.includes('see_payments'))
      return answerProviderLink(deps, request, reply, link);
    const { forms, policy, headers } = formsOnPage(deps.provider, textOf(request.query, 'path') ?? '');
    const language = await personsLanguage(deps, actor.user_id, request);
    const nonce = await makeNonce(deps, actor);
    const settings = await speak(language, () => pageSettings(deps, actor, nonce, forms));
    const development = web === 'development' ? DEVELOPMENT_POLICY : {};
    allowOnPage(reply, mergePolicies(SHOP_IN_A_FRAME, policy, development)).headers({
      ...headers,
      'set-cookie': languageCookie(isHttps(deps.config, request), language),
    });
    const document = {
      title: 'Countinghouse',
      lang: settings.store.locale,
      theme: readTheme(request),
      assets: assets(language, request.url),
      settings,
    };
    return reply.type('text/html; charset=utf-8').send(pageDocument(document));
  };
  // Who a page is for is asked of the database, whatever session somebody makes up; the files it loads are asked of nobody.
  for (const url of ADMIN_PAGES) app.get(url, { onRequest: countPage }, page);
}

async function assetsOf(app: FastifyInstance, web: Web): Promise<AssetsOf> {
  if (web === undefined) return () => NO_ASSETS;
  return web === 'development' ? developmentAssets(app) : builtAssets(app, web.built);
}

/** What a person chose for themselves; else the store's language, else their browser's. */
async function personsLanguage(
  deps: Deps,
  user_id: number,
  request: FastifyRequest,
): Promise<SpokenLanguage> {
  const chosen = await findLanguage(deps.db, user_id);
  return chosen ?? (await storeLanguage(deps)) ?? wishedLanguage(request) ?? SOURCE_LANGUAGE;
}
