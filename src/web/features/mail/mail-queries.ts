import { getMail, listMail } from '#contract/mail.ts';
import { listQuery, readQuery } from '#web/api/query-client.ts';

export const MAIL_PAGE_SIZE = 25;

export const mailsQuery = (page: number) => listQuery(listMail, { page, pagesize: MAIL_PAGE_SIZE });
export const mailQuery = (id: number) => readQuery(getMail, { id });
