import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { isCrossSite } from '../../http/same-origin.ts';
import { askInvitation, takeInvitation } from './invitation-pages.ts';
import { askOneTimeLink, takeOneTimeLink } from './one-time-pages.ts';
import { askNewPassword, askPasswordLink, takeNewPassword, takePasswordLink } from './password-link-pages.ts';
import { askSecondStep, takeSecondStep } from './second-step-pages.ts';
import { mountSignInAgain } from './sign-in-again.ts';
import { askSignIn, refuseCrossSite, takeSignIn } from './sign-in-form.ts';
import { readForms, textOf } from './sign-in-request.ts';
import { askSignOut, signOut } from './sign-out-pages.ts';

const FORM_BYTES_MAX = 16_384;

/** The pages for people who are not signed in yet, or no longer want to be. They work without script. */
export function signInPages(app: FastifyInstance, deps: Deps): void {
  const publicOrigin = new URL(deps.config.publicUrl).origin;
  mountSignInAgain(app, deps);

  app.get('/wp-login.php', (request, reply) => {
    const action = textOf(request.query, 'action');
    if (action === 'logout') return askSignOut(deps, request, reply);
    if (action === 'one-time') return askOneTimeLink(deps, request, reply);
    if (action === 'invitation') return askInvitation(deps, request, reply);
    if (action === 'second-step') return askSecondStep(deps, request, reply);
    if (action === 'lostpassword') return askPasswordLink(deps, request, reply);
    if (action === 'rp') return askNewPassword(deps, request, reply);
    return askSignIn(deps, request, reply);
  });

  app.register(async (forms) => {
    readForms(forms);
    forms.post('/wp-login.php', { bodyLimit: FORM_BYTES_MAX }, (request, reply) => {
      if (isCrossSite(request.headers, publicOrigin)) return refuseCrossSite(deps, request, reply);
      const action = textOf(request.query, 'action');
      if (action === 'logout') return signOut(deps, request, reply);
      if (action === 'one-time') return takeOneTimeLink(deps, request, reply);
      if (action === 'invitation') return takeInvitation(deps, request, reply);
      if (action === 'second-step') return takeSecondStep(deps, request, reply);
      if (action === 'lostpassword') return takePasswordLink(deps, request, reply);
      if (action === 'rp') return takeNewPassword(deps, request, reply);
      return takeSignIn(deps, request, reply);
    });
  });
}
