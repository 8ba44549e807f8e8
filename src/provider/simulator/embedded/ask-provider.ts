import { embeddedCopy as copy } from './embedded-copy.ts';

export type Step = 'business' | 'owner' | 'bank' | 'document';
export type Answers = Readonly<Record<string, string>>;
export type State = Readonly<{
  details_submitted: boolean;
  steps: readonly Step[];
  answers: Readonly<Partial<Record<Step, Answers>>>;
  errors: readonly Readonly<{ code: string; reason: string }>[];
  is_due: boolean;
  is_pending: boolean;
}>;

/** A refusal keeps the kind of trouble it is, as the real provider's script tells it. */
export class EmbeddedError extends Error {
  readonly type: string;
  readonly code: string;
  constructor(type: string, message: string, code = '') {
    super(message);
    this.type = type;
    this.code = code;
  }
}

/** The page this form stands in carries the nonce of the person who looks at it. */
function nonceOfPage(): string {
  const settings: unknown = JSON.parse(document.getElementById('page-settings')?.textContent ?? '{}');
  const nonce: unknown =
    typeof settings === 'object' && settings !== null ? Reflect.get(settings, 'nonce') : '';
  return typeof nonce === 'string' ? nonce : '';
}

async function post<Answer>(path: string, body: object): Promise<Answer> {
  const reply = await fetch(`/simulator/api/embedded/${path}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'X-WP-Nonce': nonceOfPage() },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new EmbeddedError('api_connection_error', copy.unreachable);
  });
  const answer: unknown = await reply.json().catch(() => undefined);
  if (reply.ok) return answer as Answer; // The server parsed it by its contract in this very moment.
  throw new EmbeddedError(
    reply.status < 500 && reply.status !== 429 ? 'invalid_request_error' : 'api_error',
    wordOf(answer, 'message') || copy.troubled,
    wordOf(answer, 'code'),
  );
}

const wordOf = (answer: unknown, name: 'message' | 'code'): string => {
  const word: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : '';
  return typeof word === 'string' ? word : '';
};

export type Fields = 'currently_due' | 'eventually_due';

/** A session lasts an hour; a form that was open for longer goes on with another. */
export function askProvider(newSecret: () => Promise<string>, fields: Fields) {
  let secret: Promise<string> | undefined;
  const ask = async <Answer>(path: string, body: object): Promise<Answer> => {
    secret ??= newSecret();
    try {
      return await post<Answer>(path, { client_secret: await secret, ...body });
    } catch (error) {
      if (!(error instanceof EmbeddedError) || error.code !== 'embedded_session_invalid') throw error;
      secret = newSecret();
      return post<Answer>(path, { client_secret: await secret, ...body });
    }
  };
  return {
    read: () => ask<State>('read', { fields }),
    save: (step: Step, answers: Answers) => ask<Readonly<{ problems: Answers }>>('save', { step, answers }),
    submit: () => ask<Readonly<{ status: string }>>('submit', { fields }),
  };
}
export type AskProvider = ReturnType<typeof askProvider>;
