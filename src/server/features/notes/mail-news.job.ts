import * as z from 'zod/mini';
import { MAIL_KINDS, mailKindOf } from '#domain/account/mail-choices.ts';
import { job } from '../../jobs/job.ts';
import { sendOnce } from '../../mail/outbox.ts';
import { newsMail } from '../../mail/templates/news.ts';
import { getStore, speakTo } from '../../store/store-repository.ts';
import { listMailReaders } from './mail-readers-repository.ts';
import { listNotes, noteOf } from './notes-repository.ts';
import { refreshNotes } from './refresh-notes.ts';

const AT_ONCE = 100;

/** Mails messages of the inbox to whoever chose to have them by mail: each once, as long as it is about the same thing. */
export const mailNews = job({
  name: 'notes.mail-news',
  input: z.object({}),
  attemptsMax: 3,
  async run(deps) {
    const { db, config } = deps;
    const chosen = await Promise.all(
      MAIL_KINDS.map(async (kind) => [kind, await listMailReaders(db, kind)] as const),
    );
    const readers = new Map(chosen);
    const retelling = await refreshNotes(deps);
    const store = await getStore(deps);
    const notes = await listNotes(
      db,
      { status: 'unactioned' },
      { page: 1, pagesize: AT_ONCE, order: 'desc' },
    );
    for (const row of notes) {
      const { name } = row;
      const kind = mailKindOf(name);
      for (const { id, email, first_name } of (kind && readers.get(kind)) ?? []) {
        const message = await speakTo(deps, email, () => {
          const { title, content, actions } = noteOf(retelling()(row));
          const url = `${config.publicUrl}${actions[0]?.url ?? '/wp-admin/admin.php?page=wc-admin&path=/payments/overview'}`;
          return newsMail({ to: email, first_name, storeName: store.name, title, content, url });
        });
        await sendOnce(db, `note:${name}:${id}`, message);
      }
    }
  },
});
