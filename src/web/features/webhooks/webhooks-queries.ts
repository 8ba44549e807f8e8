import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Endpoint, Sent } from '#contract/kit/endpoint.ts';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  getWebhookDelivery,
  listWebhookDeliveries,
  listWebhooks,
  rotateWebhook,
  sendDeliveryAgain,
  testWebhook,
  type WebhookDelivery,
} from '#contract/webhooks.ts';
import { call } from '#web/api/client.ts';
import { keyOf, listQuery, readQuery } from '#web/api/query-client.ts';

const LOOK_AGAIN_MS = 1500;

/** What waits is told within a second or two, so the page looks again until it was. */
const whileWaiting = (deliveries: readonly (WebhookDelivery | null)[] | undefined) =>
  deliveries?.some((one) => one?.state === 'waiting' && one.attempts === 0) ? LOOK_AGAIN_MS : false;

export const webhooksQuery = () => ({
  ...readQuery(listWebhooks, {}),
  refetchInterval: ({
    state,
  }: {
    state: { data?: { data: readonly { last: WebhookDelivery | null }[] } | undefined };
  }) => whileWaiting(state.data?.data.map(({ last }) => last)),
});

export const deliveriesQuery = (id: number, paging: { page: number; pagesize: number }) => ({
  ...listQuery(listWebhookDeliveries, { id, ...paging }),
  refetchInterval: ({ state }: { state: { data?: { data: readonly WebhookDelivery[] } | undefined } }) =>
    whileWaiting(state.data?.data),
});

export const deliveryQuery = (id: number, delivery_id: number) =>
  readQuery(getWebhookDelivery, { id, delivery_id });

/** Every act changes the list and the log, also one that failed: somebody else may have been faster. */
function useAct<E extends Endpoint>(endpoint: E, { holdsSecret = false } = {}) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: Sent<E>) => call(endpoint, input),
    onSettled: () =>
      Promise.all(
        [listWebhooks, listWebhookDeliveries].map((read) =>
          queries.invalidateQueries({ queryKey: keyOf(read) }),
        ),
      ),
    ...(holdsSecret && { gcTime: 0 }),
  });
}

export const useCreateWebhook = () => useAct(createWebhook, { holdsSecret: true });
export const useRotateWebhook = () => useAct(rotateWebhook, { holdsSecret: true });
export const useChangeWebhook = () => useAct(changeWebhook);
export const useDeleteWebhook = () => useAct(deleteWebhook);
export const useTestWebhook = () => useAct(testWebhook);
export const useSendAgain = () => useAct(sendDeliveryAgain);
