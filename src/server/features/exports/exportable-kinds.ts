import { EXPORT_ALSO, EXPORT_KINDS } from '#contract/exports.ts';
import type { FileKind } from '#domain/schedules/file-kind.ts';
import type { Actor } from '../../deps.ts';

/** What somebody may have files of today, whatever they could when they asked for one. */
export function exportableKinds({ capabilities }: Pick<Actor, 'capabilities'>): readonly FileKind[] {
  const holds = (capability: string) => capabilities.includes(capability);
  return holds('export') ? EXPORT_KINDS.filter((kind) => (EXPORT_ALSO[kind] ?? []).every(holds)) : [];
}
