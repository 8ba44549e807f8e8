import { describe, expect, test } from 'vitest';
import { epochSeconds } from '#domain/shared/time.ts';
import { runDueJobs } from '#tests/run-due-jobs.ts';
import { cookieOf, log, pwd, signInVisitor } from '#tests/sign-in-visitor.ts';
import { mailPasswordLink } from '../../features/signing-in/mail-password-link.job.ts';

const visitor = signInVisitor();
const LOST = '/wp-login.php?action=lostpassword';
const NEW = '/wp-login.php?action=rp';
const chosen = 'a quiet harbour at dawn';

/** Asks for a link, lets the jobs run, and answers the token of the mail, if there is one. */
async function askFor(name: string): Promise<string | undefined> {
  const { server, submit } = visitor();
  await server.db.deleteFrom('mail_outbox').execute();
  expect((await submit(LOST, { log: name })).status).toBe(200);
  await runDueJobs(server.deps, [mailPasswordLink]);
  const mail = await server.db
    .selectFrom('mail_outbox')
    .select(['to', 'text'])
    .where('subject', 'like', 'Set a new password%')
    .executeTakeFirst();
  if (mail) expect(mail.to).toBe(log);
  return /action=rp&token=([\w-]{43})\n/.exec(mail?.text ?? '')?.[1];
}
const setNew = (token: string | undefined, password = chosen, again = password) =>
  visitor().submit(NEW, { token: token ?? '', pwd: password, again });

describe('a forgotten password', () => {
  test('is answered in the same words for every name', async () => {
    const { submit } = visitor();
    const [known, unknown] = [await submit(LOST, { log }), await submit(LOST, { log: 'nobody@example.com' })];
    expect(known.status).toBe(200);
    expect(unknown.text).toBe(known.text);
    await runDueJobs(visitor().server.deps, [mailPasswordLink]);
    expect(await askFor('nobody@example.com')).toBeUndefined();
  });

  test('is set anew once, and everybody inside is signed out', async () => {
    const { submit, open, isSignedIn } = visitor();
    const inside = cookieOf(await submit('/wp-login.php', { log, pwd }));
    const token = await askFor(log.toUpperCase());
    expect((await open(`${NEW}&token=${token}`)).text).toContain('Choose a new password');
    expect(await isSignedIn(inside)).toBe(true);

    const reply = await setNew(token);
    expect(reply).toMatchObject({ status: 302, headers: { location: '/wp-login.php?newpassword=true' } });
    expect(cookieOf(reply)).toBe(''); // It lets nobody in: that is for signing in, with the factor.
    expect(await isSignedIn(inside)).toBe(false);
    expect((await submit('/wp-login.php', { log, pwd })).status).toBe(403);
    expect((await submit('/wp-login.php', { log, pwd: chosen })).status).toBe(302);
    expect((await setNew(token, 'another harbour at dawn')).status).toBe(403);
    expect((await open(`${NEW}&token=${token}`)).status).toBe(403);
  });

  test.each([
    ['eleven left', 'Use at least 12 characters.'],
    ['password1234', 'one of those that are guessed first'],
    ['amara@example.com', 'must not be your own name'],
  ])('%j is refused, and the link still works', async (password, why) => {
    const token = await askFor(log);
    const refused = await setNew(token, password);
    expect([refused.status, refused.text.includes(why)]).toEqual([400, true]);
    expect((await setNew(token, chosen, 'something else entirely')).text).toContain(
      'The two passwords differ.',
    );
    expect((await setNew(token)).status).toBe(302);
    await visitor().forgetAttempts();
  });

  test('a link lives an hour, and ends when a newer one is sent', async () => {
    const { server } = visitor();
    const first = await askFor(log);
    const second = await askFor(log);
    expect((await setNew(first)).status).toBe(403);
    server.clock.now = epochSeconds(server.clock.now + 3600);
    expect((await setNew(second)).status).toBe(403);
  });

  test('three mails an hour to one person, and the answer says nothing of it', async () => {
    const tokens: (string | undefined)[] = [];
    for (let n = 0; n < 4; n += 1) tokens.push(await askFor(log));
    expect(tokens.map((token) => token !== undefined)).toEqual([true, true, true, false]);
  });

  test('nobody suspended gets one', async () => {
    const { server, userId } = visitor();
    const suspend = (suspended: string | null) =>
      server.db
        .updateTable('users')
        .set({ suspended: suspended as never })
        .where('id', '=', userId)
        .execute();
    await suspend('2026-01-01 00:00:00');
    expect(await askFor(log)).toBeUndefined();
    await suspend(null);
  });
});
