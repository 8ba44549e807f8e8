import { addressOf, type Endpoint, type Reply } from '#contract/kit/endpoint.ts';
import { failHere } from '#contract/kit/fail-here.ts';
import { UPLOAD_MS_MAX } from '#domain/running/body-pace.ts';
import { askSignedIn, readJson } from './client.ts';
import { failureOf } from './failed-reply.ts';
import { currentNonce } from './session.ts';

type Fields = Readonly<Record<string, string | number | Blob | undefined>>;
type UploadOptions = Readonly<{
  /** From 0 to 100, as the bytes leave. */
  onProgress?: (percent: number) => void;
  signal?: AbortSignal;
}>;

/** Sends a form to an endpoint that takes one. Only this way a browser tells how far an upload is. */
export async function upload<E extends Endpoint & { upload: object }>(
  endpoint: E,
  fields: Fields,
  options: UploadOptions = {},
): Promise<Reply<E>> {
  const body = await askSignedIn(endpoint, () => sendForm(endpoint, fields, options), options.signal);
  const parsed = endpoint.reply.safeParse(body);
  if (!parsed.success) throw failHere('reply_not_understood', { status: 200 });
  return parsed.data as Reply<E>; // The schema above is this endpoint's own.
}

function sendForm(
  endpoint: Endpoint,
  fields: Fields,
  { onProgress, signal }: UploadOptions,
): Promise<unknown> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) form.append(name, typeof value === 'number' ? String(value) : value);
  }
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(endpoint.method, addressOf(endpoint));
    request.timeout = UPLOAD_MS_MAX;
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('X-WP-Nonce', currentNonce());
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(Math.floor((loaded / total) * 100));
    request.onload = () => {
      const body = readJson(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(body);
      else reject(failureOf(request.status, body));
    };
    request.onerror = () => reject(failHere('network_unreachable'));
    request.ontimeout = () => reject(failHere('network_timeout'));
    request.onabort = () => reject(new DOMException('The upload was given up.', 'AbortError'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
