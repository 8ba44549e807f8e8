import { useMutation } from '@tanstack/react-query';
import type { Sent } from '#contract/kit/endpoint.ts';
import { getPerson } from '#contract/people.ts';
import { changePassword } from '#contract/signing-in.ts';
import { call } from '#web/api/client.ts';
import { readQuery } from '#web/api/query-client.ts';

export const personQuery = (id: number) => readQuery(getPerson, { id });

/** Nothing of it is kept: passwords leave memory as soon as the form lets go of them. */
export const useChangePassword = () =>
  useMutation({
    mutationFn: (input: Sent<typeof changePassword>) => call(changePassword, input),
    gcTime: 0,
  });
