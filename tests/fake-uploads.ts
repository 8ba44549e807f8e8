import { vi } from 'vitest';
import type { AppError } from '#contract/kit/failure.ts';

type Sent = Readonly<Record<string, FormDataEntryValue>>;
type Reply = object | AppError;

/**
 * Uploads go out by XMLHttpRequest, because only that tells how far they are. This one hands the form to the test, which
 * answers when it likes.
 */
export function fakeUploads() {
  const sent: {
    form: Sent;
    progress: (percent: number) => void;
    answer: (reply: Reply) => void;
    cut: () => void;
  }[] = [];

  class FakeRequest {
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    status = 0;
    responseText = '';
    timeout = 0;
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    open() {}
    setRequestHeader() {}
    abort() {
      this.onabort?.();
    }
    send(form: FormData) {
      sent.push({
        form: Object.fromEntries(form.entries()),
        progress: (percent) => this.upload.onprogress?.({ loaded: percent, total: 100 }),
        answer: (reply) => {
          const failed = reply instanceof Error;
          this.status = failed ? reply.status : 200;
          this.responseText = JSON.stringify(
            failed ? { code: reply.code, message: reply.message, data: { status: reply.status } } : reply,
          );
          this.onload?.();
        },
        cut: () => this.onerror?.(),
      });
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return sent;
}
