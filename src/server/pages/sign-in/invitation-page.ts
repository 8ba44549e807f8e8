import type { InvitationEnd } from '#domain/people/invitation-standing.ts';
import { PASSWORD_CHARACTERS_MIN } from '#domain/signing-in/password-length.ts';
import { html } from '../../http/html.ts';
import { invitationCopy as copy } from './invitation-copy.ts';
import { field, page, type Theme } from './sign-in-page.ts';

type Invited = Readonly<{
  theme: Theme;
  token: string;
  email: string;
  storeName: string;
  roleName: string;
  inviter: string;
  /** What was wrong with the password. */
  problem?: string;
}>;

/** Who invites to what, and the one thing that is asked for. The address stands in it for the browser's password list. */
export const invitationPage = ({
  theme,
  token,
  email,
  storeName,
  roleName,
  inviter,
  problem,
}: Invited): string => {
  const title = copy.title(storeName);
  return page(
    theme,
    title,
    html`<h1>${title}</h1>
<p class="lead">${copy.lead(inviter, roleName)}</p>
<form class="form" method="post" action="/wp-login.php?action=invitation" novalidate>
<div class="field">
<label for="email">${copy.email}</label>
<input class="input" id="email" type="text" autocomplete="username" value="${email}" readonly>
</div>
${field({ name: 'pwd', label: copy.password, type: 'password', autocomplete: 'new-password', value: '', focus: true, problem })}
<p class="lead">${copy.passwordHelp(PASSWORD_CHARACTERS_MIN)}</p>
<input type="hidden" name="token" value="${token}">
<button class="button" type="submit">${copy.submit}</button>
</form>`,
  );
};

/** A link that lets nobody in any more says why, and what to do. */
export const invitationOverPage = (theme: Theme, end: InvitationEnd | 'unknown'): string =>
  page(
    theme,
    copy.overTitle,
    html`<h1>${copy.overTitle}</h1>
<p class="lead">${copy.ends[end]}</p>
<p><a class="link" href="/wp-login.php">${copy.toSignIn}</a></p>`,
  );
