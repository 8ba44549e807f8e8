import * as contract from '#contract/signing-in.ts';
import { route } from '../../http/route.ts';
import { changePassword } from './change-password.ts';

/** The endpoint that signs in sets a cookie, so pages/sign-in/sign-in-again.ts mounts it beside the sign-in page. */
export const signingInRoutes = [
  route(contract.changePassword, async (context, change) => {
    await changePassword(context, change);
    return { changed: true as const };
  }),
];
