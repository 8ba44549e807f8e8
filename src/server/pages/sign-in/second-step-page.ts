import { type Html, html } from '../../http/html.ts';
import { signInCopy as copy } from './sign-in-copy.ts';
import { field, type Notice, noticeBox, page, passkeyPart, type Theme } from './sign-in-page.ts';

type StepForm = Readonly<{
  theme: Theme;
  redirect_to: string;
  /** What the person can give. */
  code: boolean;
  passkey: boolean;
  notice?: Notice;
  problem?: string | undefined;
}>;

/** After the password: the code, a recovery code, or the passkey. */
export const secondStepPage = ({ theme, redirect_to, code, passkey, notice, problem }: StepForm): string =>
  page(
    theme,
    copy.stepTitle,
    html`<h1>${copy.stepTitle}</h1>
<p class="lead">${code ? copy.stepLeadCode : copy.stepLeadPasskey}</p>
${notice && noticeBox(notice)}
<form class="form" method="post" action="/wp-login.php?action=second-step" novalidate>
${field({ name: 'code', label: copy.code, type: 'text', autocomplete: 'one-time-code', value: '', focus: true, problem })}
<input type="hidden" name="redirect_to" value="${redirect_to}">
<button class="button" type="submit">${copy.stepSubmit}</button>
</form>
${passkey && passkeyPart(redirect_to)}
<p class="lead">${copy.stepLost}</p>
${backLink()}`,
  );

const backLink = (): Html => html`<a class="link" href="/wp-login.php?reauth=1">${copy.stepBack}</a>`;

type EnrolForm = Readonly<{
  theme: Theme;
  redirect_to: string;
  secret: string;
  square: Readonly<{ size: number; path: string }>;
  notice?: Notice;
  problem?: string | undefined;
}>;

/** For somebody whose role demands a factor and who has none: nothing else is open to them. */
export const enrolPage = ({ theme, redirect_to, secret, square, notice, problem }: EnrolForm): string =>
  page(
    theme,
    copy.enrolTitle,
    html`<h1>${copy.enrolTitle}</h1>
<p class="lead">${copy.enrolLead}</p>
${notice && noticeBox(notice)}
<svg class="square" viewBox="0 0 ${square.size} ${square.size}" role="img" aria-label="${copy.square}" shape-rendering="crispEdges"><path d="${square.path}"/></svg>
<p class="lead">${copy.secret}</p>
<p class="secret">${inFours(secret)}</p>
<form class="form" method="post" action="/wp-login.php?action=second-step" novalidate>
${field({ name: 'code', label: copy.code, type: 'text', autocomplete: 'one-time-code', value: '', focus: true, problem, help: copy.enrolHelp, digits: true })}
<input type="hidden" name="redirect_to" value="${redirect_to}">
<button class="button" type="submit">${copy.stepSubmit}</button>
</form>
${backLink()}`,
  );

const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

export const recoveryCodesPage = (
  theme: Theme,
  { codes, redirect_to }: Readonly<{ codes: readonly string[]; redirect_to: string }>,
): string =>
  page(
    theme,
    copy.enrolled,
    html`<h1>${copy.enrolled}</h1>
<p class="lead">${copy.enrolledLead}</p>
<ul class="codes">${codes.map((code): Html => html`<li>${code}</li>`)}</ul>
<a class="button" href="${redirect_to}">${copy.codesSaved}</a>`,
  );
