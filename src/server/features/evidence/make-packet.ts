import { Readable } from 'node:stream';
import { type Dispute, orderOfDispute } from '#contract/disputes.ts';
import { disputeReasonLabel } from '#domain/disputes/dispute-reason.ts';
import { evidenceLabel } from '#domain/disputes/evidence-fields-copy.ts';
import { packetFileName } from '#domain/disputes/evidence-file.ts';
import { storedProductType } from '#domain/disputes/evidence-product-type.ts';
import { productTypeLabel } from '#domain/disputes/evidence-product-type-copy.ts';
import { type EvidenceField, evidenceSections } from '#domain/disputes/evidence-sections.ts';
import { formatDateTime } from '#domain/shared/format-date.ts';
import { formatMoney } from '#domain/shared/format-money.ts';
import type { DisputeId, FileId } from '#domain/shared/ids.ts';
import { languageCopy } from '#domain/shared/language-copy.ts';
import { money } from '#domain/shared/money.ts';
import { separatorsOf } from '#domain/shared/separators.ts';
import { callerName } from '../../access/caller-name.ts';
import { packetCopy as copy } from '../../foreign-files/packet/packet-copy.ts';
import type { PacketPart, PacketSection } from '../../foreign-files/packet/packet-document.ts';
import type { Context, Streamed } from '../../http/route.ts';
import { getStore } from '../../store/store-repository.ts';
import { findDraft } from './draft-repository.ts';
import { type DeskDeps, evidenceOf, getDispute } from './open-desk.ts';

/** The evidence as it stands, draft included, in the order a bank reads it. */
export async function makePacket(
  deps: DeskDeps & Pick<Context, 'foreignFiles' | 'actor'>,
  id: DisputeId,
): Promise<Streamed> {
  const dispute = await getDispute(deps, id);
  const draft = await findDraft(deps.db, { provider: deps.provider.name, dispute_id: id });
  const evidence = evidenceOf(dispute, draft);
  const sections: PacketSection[] = [];
  // With every section at hand nothing that was given can be left out, whatever type was chosen last.
  for (const { key, fields } of evidenceSections(dispute.reason, 'multiple')) {
    const parts: PacketPart[] = [];
    for (const field of fields) {
      const value = (evidence[field.key] ?? '').trim();
      if (value !== '') parts.push(await partOf(deps, field, value));
    }
    if (parts.length > 0) sections.push({ title: copy.sections[key], parts });
  }
  const type = draft?.product_type ?? storedProductType({ ...dispute, evidence });
  const facts = [
    ...(await factsOf(deps, dispute)),
    ...(type ? [[copy.productType, productTypeLabel[type]] as const] : []),
  ];
  const drawn = await deps.foreignFiles.draw(callerName(deps.actor), { facts, sections });
  return {
    body: Readable.from([Buffer.from(drawn)]),
    contentType: 'application/pdf',
    filename: packetFileName(id),
  };
}

async function factsOf(deps: DeskDeps, dispute: Dispute): Promise<(readonly [string, string])[]> {
  const store = await getStore(deps);
  const order = orderOfDispute(dispute);
  const amount = formatMoney(money(dispute.amount, dispute.currency), {
    locale: store.locale,
    explicit: true,
  });
  return [
    [copy.merchant, store.name],
    [copy.dispute, dispute.id],
    [copy.reason, disputeReasonLabel(dispute.reason)],
    [copy.amount, amount],
    [copy.disputedOn, formatDateTime(dispute.created, store)],
    [copy.charge, typeof dispute.charge === 'string' ? dispute.charge : dispute.charge.id],
    ...(order ? [[copy.order, copy.number(order.number)] as const] : []),
  ];
}

async function partOf(
  { provider }: DeskDeps,
  { key, kind }: EvidenceField,
  value: string,
): Promise<PacketPart> {
  const label = evidenceLabel[key];
  if (kind !== 'file') return { kind: 'text', label, text: value };
  // The id came from the provider's own evidence, or from an upload it took.
  const found = await provider.readFile(value as FileId).catch(() => undefined);
  if (!found) return { kind: 'text', label, text: copy.unreadable(value) };
  const { file, content } = found;
  if (/png|jpe?g/.test(file.type))
    return { kind: 'picture', label, name: file.filename, content: new Uint8Array(content) };
  return { kind: 'text', label, text: copy.attached(file.filename, sizeWords(file.size)) };
}

const sizeWords = (bytes: number): string =>
  bytes < 1_000_000
    ? copy.kilobytes(String(Math.ceil(bytes / 1000)))
    : copy.megabytes((bytes / 1_000_000).toFixed(1).replace('.', separatorsOf(languageCopy.tag).decimal));
