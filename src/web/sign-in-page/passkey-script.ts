import { browserSupportsWebAuthn, startAuthentication } from '@simplewebauthn/browser';

// The one script of the pages for people who are not signed in. They work without it: it only adds the passkey.

const ASK = '/wp-json/wc-admin/session/passkey';
const FINISH = '/wp-json/wc-admin/session/step';

async function post(address: string, body: object): Promise<unknown> {
  const reply = await fetch(address, {
    method: 'POST',
    headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
    credentials: 'same-origin',
    body: JSON.stringify(body),
  });
  const answer: unknown = await reply.json();
  if (reply.ok) return answer;
  const said = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'message') : undefined;
  throw new Refused(typeof said === 'string' ? said : undefined);
}

/** The server's own words, where it gave some. */
class Refused extends Error {
  readonly words: string | undefined;
  constructor(words: string | undefined) {
    super(words);
    this.words = words;
  }
}

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

async function signInWithPasskey(to: string): Promise<void> {
  // The server's own contract names every field of it.
  const optionsJSON = (await post(ASK, {})) as Options;
  await post(FINISH, { passkey: await startAuthentication({ optionsJSON }) });
  location.assign(to);
}

function offer(part: HTMLElement): void {
  const button = part.querySelector('button');
  const notice = part.querySelector<HTMLElement>('[role="alert"]');
  if (!button || !notice) return;
  part.hidden = false;
  button.addEventListener('click', () => {
    button.disabled = true;
    notice.hidden = true;
    signInWithPasskey(part.dataset.to ?? '/')
      .catch((error: unknown) => {
        notice.textContent =
          (error instanceof Refused ? error.words : undefined) ?? part.dataset.failed ?? '';
        notice.hidden = false;
      })
      .finally(() => {
        button.disabled = false;
      });
  });
}

if (browserSupportsWebAuthn())
  for (const part of document.querySelectorAll<HTMLElement>('[data-passkey]')) offer(part);
