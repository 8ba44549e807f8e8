import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { AppError, appError, type ErrorCode } from '#contract/kit/errors.ts';
import type { PaymentProvider } from '#provider/payment-provider.ts';

/** The provider behind a socket, so that it outlives the process that asks it. */
export async function serveProvider(provider: PaymentProvider): Promise<{ url: string; close: () => void }> {
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method, args } = JSON.parse(Buffer.concat(chunks).toString());
    const call: unknown = Reflect.get(provider, method);
    try {
      if (typeof call !== 'function') throw new Error(`There is no ${method}.`);
      response.end(JSON.stringify({ answer: await call(...args) }));
    } catch (error) {
      const { code, details } =
        error instanceof AppError ? error : { code: 'provider_unavailable', details: {} };
      response.end(JSON.stringify({ code, details }));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

/** The same company, seen from another process. */
export const remoteProvider = (url: string): PaymentProvider =>
  new Proxy({} as PaymentProvider, {
    get: (_, method) => {
      if (method === 'name') return 'simulator';
      return async (...args: unknown[]) => {
        const reply = await fetch(url, { method: 'POST', body: JSON.stringify({ method, args }) });
        const told = (await reply.json()) as { answer?: unknown; code?: ErrorCode; details?: object };
        if (told.code) throw appError(told.code, { ...told.details });
        return told.answer;
      };
    },
  });
