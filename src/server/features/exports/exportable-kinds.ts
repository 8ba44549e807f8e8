import { EXPORT_ALSO, EXPORT_KINDS, type ExportKind } from '#contract/exports.ts';
import type { Actor } from '../../deps.ts';

/** The lists that somebody may have files of today, whatever they could when they asked for one. */
export function exportableKinds({ capabilities }: Pick<Actor, 'capabilities'>): readonly ExportKind[] {
  const holds = (capability: string) => capabilities.includes(capability);
  return holds('export') ? EXPORT_KINDS.filter((kind) => (EXPORT_ALSO[kind] ?? []).every(holds)) : [];
}
