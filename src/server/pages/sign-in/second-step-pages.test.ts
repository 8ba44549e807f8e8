import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOfApp } from '#tests/code-app.ts';
import { cookieOf, HOME, log, pwd, signInVisitor } from '#tests/sign-in-visitor.ts';

const visitor = signInVisitor();
const STEP = '/wp-login.php?action=second-step';
const TABLES = ['code_factors', 'recovery_codes', 'role_rules', 'sign_in_steps', 'challenges'] as const;

beforeEach(async () => {
  const { db } = visitor().server;
  await db.insertInto('role_rules').values({ role: 'owner', second_factor: true }).execute();
});
afterEach(async () => {
  for (const table of TABLES) await visitor().server.db.deleteFrom(table).execute();
});

/** The password of somebody whose role demands a factor, and the cookie of the step that follows. */
async function givePassword() {
  const reply = await visitor().submit('/wp-login.php', { log, pwd, redirect_to: `${HOME}&path=/payments` });
  expect(reply.status).toBe(302);
  expect(String(reply.headers.location)).toContain('action=second-step');
  expect(cookieOf(reply)).toBe('');
  return { cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '' };
}
const secretOf = (text: string) => /class="secret">([A-Z2-7 ]+)</.exec(text)?.[1] ?? '';
const codeNow = (secret: string) => codeOfApp(secret, visitor().server.clock.now);

describe('somebody whose role demands a factor, and who has none', () => {
  test('sees the square, types a first code, keeps the recovery codes, and is in', async () => {
    const { open, submit, isSignedIn } = visitor();
    const step = await givePassword();
    const page = await open(STEP, step);
    expect(page.text).toContain('<svg class="square"');
    const secret = secretOf(page.text);
    const wrong = await submit(STEP, { code: 'abcdef' }, step);
    expect([wrong.status, secretOf(wrong.text)]).toEqual([403, secret]);
    expect((await submit(STEP, { code: '' }, step)).status).toBe(400);

    const done = await submit(STEP, { code: codeNow(secret), redirect_to: HOME }, step);
    expect(done.status).toBe(200);
    expect(done.text.match(/<li>[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}<\/li>/g)).toHaveLength(10);
    expect(await isSignedIn(cookieOf(done))).toBe(true);
  });

  test('two who know the password see two secrets, and the second to finish changes nothing', async () => {
    const { open, submit } = visitor();
    const [first, second] = [await givePassword(), await givePassword()];
    const secrets = [secretOf((await open(STEP, first)).text), secretOf((await open(STEP, second)).text)];
    expect(secrets[0]).not.toBe(secrets[1]);
    expect((await submit(STEP, { code: codeNow(secrets[0] ?? '') }, first)).status).toBe(200);
    const refused = await submit(STEP, { code: codeNow(secrets[1] ?? '') }, second);
    expect(refused.status).toBe(403);
    expect(cookieOf(refused)).toBe('');
  });
});

test('without a step there is only the beginning', async () => {
  const { open, submit } = visitor();
  for (const reply of [await open(STEP), await submit(STEP, { code: '123456' })]) {
    expect(reply.status).toBe(302);
    expect(String(reply.headers.location)).toContain('reauth=1');
  }
});
