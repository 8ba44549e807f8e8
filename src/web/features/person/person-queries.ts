import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Sent } from '#contract/kit/endpoint.ts';
import { getPerson } from '#contract/people.ts';
import { changePassword } from '#contract/signing-in.ts';
import { getCurrentUser, saveCurrentUser } from '#contract/users.ts';
import type { MailChoices } from '#domain/account/mail-choices.ts';
import { call } from '#web/api/client.ts';
import { readQuery } from '#web/api/query-client.ts';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';
import { mailChoicesCopy } from './person-copy.ts';

export const personQuery = (id: number) => readQuery(getPerson, { id });

/** Whoever is signed in, with their preferences. */
export const ownQuery = () => readQuery(getCurrentUser, {});

/** Nothing of it is kept: passwords leave memory as soon as the form lets go of them. */
export const useChangePassword = () =>
  useMutation({
    mutationFn: (input: Sent<typeof changePassword>) => call(changePassword, input),
    gcTime: 0,
  });

/** One after the other: each sends all choices, and the last one must win. */
export function useSaveMailChoices() {
  const client = useQueryClient();
  const { show } = useSnackbar();
  return useMutation({
    scope: { id: 'mail choices' },
    mutationFn: (choices: MailChoices) =>
      call(saveCurrentUser, { woocommerce_meta: { wc_payments_mail_choices: choices } }),
    onSuccess: (user) => {
      client.setQueryData(ownQuery().queryKey, user);
      show(mailChoicesCopy.saved);
    },
  });
}
