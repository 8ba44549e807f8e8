import { languageCopy } from '#domain/shared/language-copy.ts';
import { directionOf } from '#domain/shared/text-direction.ts';
import { CARD_PAGE_STYLE_PATH } from '../../http/card-page-style.ts';
import { type Html, html } from '../../http/html.ts';
import { signInCopy as copy } from './sign-in-copy.ts';

/** Under one address whatever its content. */
export const PASSKEY_SCRIPT = '/wp-login.passkey.js';

export type Theme = 'light' | 'dark' | undefined;

/** What stands above a form: something that went wrong is announced at once, anything else when there is time. */
export type Notice = Readonly<{ kind: 'error' | 'info' | 'success'; words: string; title?: string }>;

export type SignInForm = Readonly<{
  theme: Theme;
  /** What was typed, kept after a failure; the password never is. */
  login: string;
  redirect_to: string;
  notice?: Notice;
  missing?: Readonly<{ login: boolean; password: boolean }>;
  /** This store has an address that passkeys can belong to. */
  passkeys: boolean;
}>;

export const signInPage = ({ theme, login, redirect_to, notice, missing, passkeys }: SignInForm): string => {
  const focusPassword = login !== '' && !missing?.login;
  return page(
    theme,
    copy.title,
    html`<h1>${copy.title}</h1>
${notice && noticeBox(notice)}
<form class="form" method="post" action="/wp-login.php" novalidate>
${field({ name: 'log', label: copy.login, type: 'text', autocomplete: 'username', value: login, focus: !focusPassword, problem: missing?.login ? copy.loginMissing : undefined })}
${field({ name: 'pwd', label: copy.password, type: 'password', autocomplete: 'current-password', value: '', focus: focusPassword, problem: missing?.password ? copy.passwordMissing : undefined })}
<input type="hidden" name="redirect_to" value="${redirect_to}">
<button class="button" type="submit">${copy.submit}</button>
<a class="link" href="/wp-login.php?action=lostpassword">${copy.forgotten}</a>
</form>
${passkeys && passkeyPart(redirect_to)}`,
  );
};

/** Hidden until the script has seen that this browser knows passkeys; without script there is the password. */
export const passkeyPart = (redirect_to: string): Html =>
  html`<div class="form" data-passkey data-to="${redirect_to}" data-failed="${copy.passkeyFailed}" hidden>
<p class="or">${copy.or}</p>
<div class="notice" data-kind="error" role="alert" hidden></div>
<button class="button" data-kind="quiet" type="button">${copy.passkey}</button>
</div>
<script type="module" src="${PASSKEY_SCRIPT}"></script>`;

export const oneTimePage = (theme: Theme, token: string): string =>
  page(
    theme,
    copy.oneTimeTitle,
    html`<h1>${copy.oneTimeTitle}</h1>
<p class="lead">${copy.oneTimeLead}</p>
<form class="form" method="post" action="/wp-login.php?action=one-time">
<input type="hidden" name="token" value="${token}">
<button class="button" type="submit" autofocus>${copy.oneTimeSubmit}</button>
</form>`,
  );

export const signOutPage = (theme: Theme, nonce: string, cancelTo: string): string =>
  page(
    theme,
    copy.signOutTitle,
    html`<h1>${copy.signOutTitle}</h1>
<p class="lead">${copy.signOutLead}</p>
<form class="form" method="post" action="/wp-login.php?action=logout">
<input type="hidden" name="_wpnonce" value="${nonce}">
<button class="button" type="submit">${copy.signOutSubmit}</button>
<a class="link" href="${cancelTo}">${copy.signOutCancel}</a>
</form>`,
  );

export const page = (theme: Theme, title: string, card: Html): string =>
  html`<!doctype html>
<html lang="${languageCopy.tag}" dir="${directionOf(languageCopy.tag)}"${theme && html` data-theme="${theme}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${copy.product}</title>
<link rel="stylesheet" href="${CARD_PAGE_STYLE_PATH}">
</head>
<body>
<main class="sheet">
<p class="brand"><span class="brand-mark">${MARK}</span>${copy.product}</p>
<div class="card">
${card}
</div>
</main>
</body>
</html>
`.markup;

const MARK = html`<svg viewBox="0 0 20 20" aria-hidden="true"><path d="M3.5 7.2 10 3l6.5 4.2"/><path d="M5.6 10v6.5M8.5 10v6.5M11.5 10v6.5M14.4 10v6.5"/><path d="m3.8 15.2 12.4-4"/></svg>`;

export const noticeBox = ({ kind, words, title = copy.errorTitle }: Notice): Html =>
  kind === 'error'
    ? html`<div class="notice" data-kind="error" role="alert"><p><strong>${title}</strong></p><p>${words}</p></div>`
    : html`<div class="notice" data-kind="${kind}" role="status"><p>${words}</p></div>`;

type Field = Readonly<{
  name: string;
  label: string;
  type: 'text' | 'password';
  autocomplete: string;
  value: string;
  focus: boolean;
  problem: string | undefined;
  help?: string;
  /** A telephone shows its digits. */
  digits?: boolean;
}>;

export const field = ({
  name,
  label,
  type,
  autocomplete,
  value,
  focus,
  problem,
  help,
  digits,
}: Field): Html =>
  html`<div class="field">
<label for="${name}">${label}</label>
<input class="input" id="${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" autocapitalize="none" spellcheck="false" maxlength="1024" required value="${value}"${digits && html` inputmode="numeric"`}${focus && html` autofocus`}${problem ? html` aria-invalid="true" aria-describedby="${name}-problem"` : help && html` aria-describedby="${name}-help"`}>
${problem ? html`<p class="field-error" id="${name}-problem">${problem}</p>` : help && html`<p class="field-help" id="${name}-help">${help}</p>`}
</div>`;
