import { useCallback, useRef, useState } from 'react';
import { type AttachedFile, removeEvidenceFile } from '#contract/evidence.ts';
import { uploadFile } from '#contract/files.ts';
import type { EvidenceKey } from '#domain/disputes/evidence-fields.ts';
import { type FileProblem, pictureProblem } from '#domain/disputes/evidence-file.ts';
import { FILE_PROBLEM_WORDS } from '#domain/disputes/evidence-file-copy.ts';
import { exceedsFileLimit } from '#domain/disputes/evidence-limits.ts';
import { evidenceLimitsCopy } from '#domain/disputes/evidence-limits-copy.ts';
import type { DisputeId } from '#domain/shared/ids.ts';
import { call } from '#web/api/client.ts';
import { upload } from '#web/api/upload.ts';
import { failureWords } from '#web/shared/failure-words.ts';
import { track } from '#web/shared/track.ts';
import { useSnackbar } from '#web/ui/snackbar/snackbar-provider.tsx';

export type FileState = Readonly<{
  attached?: AttachedFile;
  uploading?: Readonly<{ name: string; size: number; percent: number }>;
  error?: string;
}>;
export type EvidenceFiles = Readonly<{
  of: (key: EvidenceKey) => FileState;
  attached: readonly AttachedFile[];
  isUploading: boolean;
  choose: (key: EvidenceKey, file: File) => void;
  remove: (key: EvidenceKey) => void;
  put: (file: AttachedFile) => void;
}>;

type States = Readonly<Partial<Record<string, FileState>>>;

const isGivenUp = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** The rule the server has, before a picture that it would refuse is on its way. */
async function sizeProblem(file: File): Promise<FileProblem | undefined> {
  const { pictureSize } = await import('#domain/disputes/picture-size.ts');
  const size = pictureSize(new Uint8Array(await file.arrayBuffer()));
  return size && pictureProblem(size);
}

/** The files of a dispute: one for each field, all of them together within the limit. */
export function useFiles(
  disputeId: DisputeId,
  first: readonly AttachedFile[],
  onChange: (key: string, fileId: string) => void,
): EvidenceFiles {
  const [states, setStates] = useState<States>(() =>
    Object.fromEntries(first.map((file) => [file.field, { attached: file }])),
  );
  const uploads = useRef(new Map<string, AbortController>());
  const { show } = useSnackbar();

  const set = useCallback((key: string, change: (before: FileState) => FileState) => {
    setStates((all) => ({ ...all, [key]: change(all[key] ?? {}) }));
  }, []);
  const put = (file: AttachedFile) => {
    set(file.field, () => ({ attached: file }));
    onChange(file.field, file.file_id);
  };

  const send = async (key: EvidenceKey, file: File) => {
    const giveUp = new AbortController();
    uploads.current.set(key, giveUp);
    const { name, size } = file;
    set(key, () => ({ uploading: { name, size, percent: 0 } }));
    track('dispute_file_upload_started', { type: key });
    try {
      const problem = await sizeProblem(file);
      if (problem) {
        set(key, () => ({ error: FILE_PROBLEM_WORDS[problem] }));
        return;
      }
      const { countPages } = await import('./count-pages.ts');
      const pages = await countPages(file);
      const fields = { purpose: 'dispute_evidence', dispute_id: disputeId, field: key, pages, file };
      const taken = await upload(uploadFile, fields, {
        signal: giveUp.signal,
        onProgress: (percent) =>
          set(key, (before) => (before.uploading ? { uploading: { name, size, percent } } : before)),
      });
      put({
        field: key,
        file_id: taken.id,
        filename: taken.filename,
        size: taken.size,
        pages: pages ?? null,
      });
      track('dispute_file_upload_success', { type: key });
    } catch (error) {
      // The field is empty again, so that the same file can be chosen once more.
      set(key, () => (isGivenUp(error) ? {} : { error: failureWords(error) }));
      if (!isGivenUp(error)) track('dispute_file_upload_failed', { type: key });
    } finally {
      uploads.current.delete(key);
    }
  };

  const choose = (key: EvidenceKey, file: File) => {
    const others = Object.entries(states).filter(([other]) => other !== key);
    const sizes = others.map(([, state]) => state?.uploading?.size ?? state?.attached?.size ?? 0);
    if (exceedsFileLimit([...sizes, file.size])) {
      show(evidenceLimitsCopy.filesExceedLimit);
      return;
    }
    void send(key, file);
  };
  const remove = (key: EvidenceKey) => {
    const giveUp = uploads.current.get(key);
    if (giveUp) {
      giveUp.abort();
      return;
    }
    set(key, () => ({}));
    onChange(key, '');
    // Should this fail, the room is only counted a little longer; the evidence no longer names the file.
    call(removeEvidenceFile, { dispute_id: disputeId, field: key }).catch(() => undefined);
  };

  const all = Object.values(states);
  return {
    of: (key) => states[key] ?? {},
    attached: all.flatMap((state) => state?.attached ?? []),
    isUploading: all.some((state) => state?.uploading !== undefined),
    choose,
    remove,
    put,
  };
}
