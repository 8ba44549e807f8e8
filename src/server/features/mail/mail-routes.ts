import { fail } from '#contract/kit/errors.ts';
import { pageOf } from '#contract/kit/fields.ts';
import * as contract from '#contract/mail.ts';
import type { Deps } from '../../deps.ts';
import { route } from '../../http/route.ts';
import { getMail, listMail } from './mail-repository.ts';

/** With SMTP, mail is read where it arrives; these addresses exist only without it. */
const onlyWithoutSmtp = ({ config }: Pick<Deps, 'config'>): void => {
  if (config.smtpUrl !== undefined) throw fail('rest_no_route', {});
};

export const mailRoutes = [
  route(contract.listMail, (context, paging) => {
    onlyWithoutSmtp(context);
    return listMail(context.db, pageOf(paging));
  }),

  route(contract.getMail, async (context, { id }) => {
    onlyWithoutSmtp(context);
    return getMail(context.db, id, context.actor);
  }),
];
