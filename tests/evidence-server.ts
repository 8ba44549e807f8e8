import type { DisputeId } from '#domain/shared/ids.ts';
import { disputesRoutes } from '#server/features/disputes/disputes-routes.ts';
import { evidenceRoutes } from '#server/features/evidence/evidence-routes.ts';
import { filesRoutes } from '#server/features/files/files-routes.ts';
import { aForm, aPdf } from './factories/evidence-file.ts';
import { startTestServer, type TestServer } from './test-server.ts';

/** A server with everything that takes part in answering a dispute, and nothing else. */
export const openEvidenceServer = (
  options: Parameters<typeof startTestServer>[0] = {},
): Promise<TestServer> =>
  startTestServer({ ...options, routes: [...disputesRoutes, ...filesRoutes, ...evidenceRoutes] });

export async function raiseDispute(server: TestServer, order_id?: number): Promise<DisputeId> {
  const metadata = order_id === undefined ? {} : { metadata: { order_id: String(order_id) } };
  const charge = await server.simulator.pay(metadata);
  const dispute = await server.simulator.controls.raiseDispute({
    charge: charge.id,
    reason: 'product_not_received',
  });
  // Whoever opens the page asks for the dispute first; that also brings it into the read model.
  await server.get(`/disputes/${dispute.id}`);
  return dispute.id;
}

type Upload = Readonly<{ field?: string; content?: Buffer; filename?: string }>;

export async function uploadEvidence(
  server: TestServer,
  dispute_id: DisputeId,
  { field = 'receipt', content = aPdf(), filename = 'receipt.pdf' }: Upload,
) {
  const form = aForm({ purpose: 'dispute_evidence', dispute_id, field, pages: '2' }, { filename, content });
  const { text } = await server.inject({
    method: 'POST',
    url: '/wp-json/wc/v3/payments/file',
    ...form,
    headers: { ...server.asAdministrator, ...form.headers },
  });
  return JSON.parse(text);
}
