import * as z from 'zod/mini';
import { CONSOLE_ROOT, endpoint } from '../kit/endpoint.ts';
import { wordOf } from '../kit/fields.ts';

const session = { client_secret: z.string().check(z.minLength(1), z.maxLength(300)) };
const fields = z._default(z.enum(['currently_due', 'eventually_due']), 'currently_due');
const STEPS = ['business', 'owner', 'bank', 'document'] as const;
const answers = z.record(
  z.string().check(z.regex(/^[a-z_0-9]{1,40}$/, 'Expected the name of a field')),
  z.string().check(z.maxLength(200)),
);
const problems = z.record(z.string(), z.string());
const call = {
  method: 'POST',
  capability: 'change_account',
  errors: ['account_missing', 'embedded_session_invalid'],
} as const;

/** The simulated provider's verification form asks these; nobody else does. */
export const readSimulatedVerification = endpoint({
  ...call,
  class: 'read',
  path: `${CONSOLE_ROOT}embedded/read`,
  summary: 'What the simulated company asks of the business',
  input: z.object({ ...session, fields }),
  reply: z.object({
    country: z.string(),
    is_live: z.boolean(),
    details_submitted: z.boolean(),
    steps: z.array(wordOf(STEPS)),
    answers: z.record(z.string(), z.record(z.string(), z.string())),
    errors: z.array(z.object({ code: z.string(), reason: z.string(), requirement: z.string() })),
    /** Something must be handed in now. */
    is_due: z.boolean(),
    is_pending: z.boolean(),
  }),
});

export const saveSimulatedVerification = endpoint({
  ...call,
  path: `${CONSOLE_ROOT}embedded/save`,
  summary: 'Keep one page of the verification form',
  input: z.object({ ...session, step: z.enum(STEPS), answers }),
  reply: z.object({ problems }),
});

export const submitSimulatedVerification = endpoint({
  ...call,
  path: `${CONSOLE_ROOT}embedded/submit`,
  summary: 'Hand in the verification form',
  input: z.object({ ...session, fields }),
  reply: z.object({ details_submitted: z.boolean(), status: z.string() }),
});
