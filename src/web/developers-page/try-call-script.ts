// The one script of the pages for developers. They can be read without it: it only adds trying a call. The key lives in the
// fields of the page and nowhere else.

type Words = Readonly<Record<'failed' | 'noKey' | 'noWrites' | 'badJson', string>>;
type Sent = Readonly<{ url: URL; body: string | undefined }>;

const BODY = '~body';

const key = document.querySelector<HTMLElement>('[data-key]');
const words = JSON.parse(document.querySelector<HTMLElement>('main')?.dataset.words ?? '{}') as Words;

const keyField = (name: string): HTMLInputElement | null | undefined =>
  key?.querySelector<HTMLInputElement>(`[name="${name}"]`);

/** What cannot be sent yet says why. */
class NotSent extends Error {}

function authorization(): string {
  const [name, secret] = ['consumer_key', 'consumer_secret'].map((each) => keyField(each)?.value.trim());
  if (!name || !secret) throw new NotSent(words.noKey);
  return `Basic ${btoa(`${name}:${secret}`)}`;
}

/** What stands in the form, as the call wants it: some of it in the path, the rest in the query, or a body. */
function read(form: HTMLFormElement): Sent {
  const data = new FormData(form);
  const rest = new URLSearchParams();
  let path = form.dataset.address ?? '';
  for (const field of form.querySelectorAll<HTMLInputElement>('input')) {
    const value = String(data.get(field.name) ?? '');
    const place = new RegExp(`:${field.name}(?=/|$)`);
    if (place.test(path)) path = path.replace(place, encodeURIComponent(value));
    else if (value !== '' && 'list' in field.dataset)
      for (const one of value.split(',')) rest.append(`${field.name}[]`, one.trim());
    else if (value !== '') rest.set(field.name, value);
  }
  const url = new URL(path, location.origin);
  url.search = rest.toString();
  const body = data.get(BODY);
  return { url, body: body === null ? undefined : checkedJson(String(body)) };
}

function checkedJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text));
  } catch {
    throw new NotSent(words.badJson);
  }
}

async function send(form: HTMLFormElement): Promise<string> {
  const changes = 'changes' in form.dataset;
  if (changes && !keyField('writes')?.checked) throw new NotSent(words.noWrites);
  const headers: Record<string, string> = { accept: 'application/json', authorization: authorization() };
  const { url, body } = read(form);
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (changes) headers['idempotency-key'] = crypto.randomUUID();
  const answer = await fetch(url, {
    method: form.dataset.method ?? 'GET',
    headers,
    credentials: 'omit',
    ...(body !== undefined && { body }),
  });
  const text = await answer.text();
  return `${answer.status} ${answer.statusText}\n\n${readable(text)}`;
}

function readable(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

function offer(form: HTMLFormElement): void {
  const problem = form.querySelector<HTMLElement>('[role="alert"]');
  const answer = form.querySelector<HTMLElement>('pre');
  const button = form.querySelector('button');
  if (!problem || !answer || !button) return;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    button.disabled = true;
    problem.hidden = true;
    send(form)
      .then((text) => {
        answer.textContent = text;
        answer.hidden = false;
      })
      .catch((error: unknown) => {
        problem.textContent = error instanceof NotSent ? error.message : words.failed;
        problem.hidden = false;
      })
      .finally(() => {
        button.disabled = false;
      });
  });
}

for (const part of document.querySelectorAll<HTMLElement>('[data-try]')) {
  part.hidden = false;
  for (const form of part.querySelectorAll('form')) offer(form);
}
if (key) key.hidden = false;
