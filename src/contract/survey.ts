import * as z from 'zod/mini';
import { endpoint } from './kit/endpoint.ts';

export const RATINGS = ['very-unhappy', 'unhappy', 'neutral', 'happy', 'very-happy'] as const;
export type Rating = (typeof RATINGS)[number];

const COMMENTS_MAX = 5000;

export const submitOverviewSurvey = endpoint({
  method: 'POST',
  path: '/wc/v3/payments/survey/payments-overview',
  summary: 'Say how the payment activity on the overview pleases',
  capability: 'see_payments',
  class: 'write',
  input: z.object({
    rating: z.enum(RATINGS),
    comments: z._default(z.string().check(z.maxLength(COMMENTS_MAX)), ''),
  }),
  reply: z.object({ success: z.literal(true) }),
  errors: ['rest_invalid_param'],
});
