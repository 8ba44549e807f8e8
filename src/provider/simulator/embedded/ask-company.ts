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

/** A refusal keeps the kind of trouble it is, as the real company's script tells it. */
export class EmbeddedError extends Error {
  readonly type: string;
  constructor(type: string, message: string) {
    super(message);
    this.type = type;
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
    throw new EmbeddedError('api_connection_error', 'The payments company cannot be reached.');
  });
  const answer: unknown = await reply.json().catch(() => undefined);
  if (reply.ok) return answer as Answer; // The server parsed it by its contract in this very moment.
  const message: unknown =
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'message') : '';
  throw new EmbeddedError(
    reply.status < 500 && reply.status !== 429 ? 'invalid_request_error' : 'api_error',
    typeof message === 'string' && message !== '' ? message : 'The payments company had a problem.',
  );
}

export type Fields = 'currently_due' | 'eventually_due';

export const askCompany = (client_secret: string, fields: Fields) => ({
  read: () => post<State>('read', { client_secret, fields }),
  save: (step: Step, answers: Answers) =>
    post<Readonly<{ problems: Answers }>>('save', { client_secret, step, answers }),
  submit: () => post<Readonly<{ status: string }>>('submit', { client_secret, fields }),
});
export type AskCompany = ReturnType<typeof askCompany>;
