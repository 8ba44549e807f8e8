import { type Handlers, Refused } from './contract-server.ts';

/** A key that may ask for everything, but may not have this object carried along: Stripe then refuses the whole question. */
export const withoutExpanding = (handlers: Handlers, object: string): Handlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([endpoint, handle]) => [
      endpoint,
      (call: Parameters<NonNullable<typeof handle>>[0]) => {
        const { expand } = call.params;
        const paths = Array.isArray(expand) ? expand.map((one) => `.${String(one)}.`) : [];
        if (paths.some((one) => one.includes(`.${object}.`)))
          throw new Refused(403, { type: 'invalid_request_error' });
        return handle?.(call);
      },
    ]),
  );
