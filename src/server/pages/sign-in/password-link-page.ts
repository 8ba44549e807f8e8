import { html } from '../../http/html.ts';
import { signInCopy as copy } from './sign-in-copy.ts';
import { field, type Notice, noticeBox, page, type Theme } from './sign-in-page.ts';

type LostForm = Readonly<{ theme: Theme; hasMail: boolean; notice?: Notice; problem?: string | undefined }>;

/** Asks for the name. After it was sent the page is the same for every name. */
export const lostPasswordPage = ({ theme, hasMail, notice, problem }: LostForm): string =>
  page(
    theme,
    copy.lostTitle,
    html`<h1>${copy.lostTitle}</h1>
${notice && noticeBox(notice)}
<p class="lead">${copy.lostLead}</p>
${!hasMail && html`<p class="lead">${copy.lostNoMail}</p>`}
<form class="form" method="post" action="/wp-login.php?action=lostpassword" novalidate>
${field({ name: 'log', label: copy.login, type: 'text', autocomplete: 'username', value: '', focus: true, problem })}
<button class="button" type="submit">${copy.lostSubmit}</button>
<a class="link" href="/wp-login.php">${copy.lostBack}</a>
</form>`,
  );

export const lostPasswordSentPage = ({ theme, hasMail }: Pick<LostForm, 'theme' | 'hasMail'>): string =>
  page(
    theme,
    copy.lostTitle,
    html`<h1>${copy.lostTitle}</h1>
${noticeBox({ kind: 'success', words: copy.lostSent })}
${!hasMail && html`<p class="lead">${copy.lostNoMail}</p>`}
<a class="link" href="/wp-login.php">${copy.lostBack}</a>`,
  );

type NewPasswordForm = Readonly<{
  theme: Theme;
  token: string;
  /** Not seen, but password managers look for the name that goes with the password. */
  email: string;
  notice?: Notice;
  problems?: Readonly<{ pwd?: string; again?: string }>;
}>;

export const newPasswordPage = ({ theme, token, email, notice, problems = {} }: NewPasswordForm): string =>
  page(
    theme,
    copy.resetTitle,
    html`<h1>${copy.resetTitle}</h1>
<p class="lead">${copy.resetLead}</p>
${notice && noticeBox({ ...notice, title: copy.resetErrorTitle })}
<form class="form" method="post" action="/wp-login.php?action=rp" novalidate>
<input type="email" name="log" autocomplete="username" value="${email}" readonly hidden>
${field({ name: 'pwd', label: copy.newPassword, type: 'password', autocomplete: 'new-password', value: '', focus: true, problem: problems.pwd, help: copy.newPasswordHelp })}
${field({ name: 'again', label: copy.newPasswordAgain, type: 'password', autocomplete: 'new-password', value: '', focus: false, problem: problems.again })}
<input type="hidden" name="token" value="${token}">
<button class="button" type="submit">${copy.resetSubmit}</button>
</form>`,
  );
