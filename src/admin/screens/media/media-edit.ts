import type { MediaChange } from '#schemas/api/media.ts';

/** How long after the last key a change is sent, and how long after a failure it is tried again, in milliseconds. */
const restMs = 800;
const retryMs = 5000;

interface Around {
  save(change: MediaChange): Promise<void>;
  /** Whether the server would say the same again. */
  isRefusal(error: unknown): boolean;
  /** Resolves when what was saved has been read anew. */
  saved(): Promise<void>;
  changed(): void;
}

export type Saving = 'saved' | 'unsaved' | 'saving' | 'failed';

/** Changes of a picture on their way to the server, one request at a time; the last word on each field is sent. */
export const createMediaEdit = ({ save, isRefusal, saved, changed }: Around) => {
  let waiting: MediaChange = {};
  let sending: MediaChange = {};
  let saving: Saving = 'saved';
  let savedAt: Date | undefined;
  let refusal: unknown;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let underWay: Promise<void> | undefined;

  const later = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };

  const flush = (): Promise<void> => {
    clearTimeout(timer);
    underWay ??= run().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };

  const run = async (): Promise<void> => {
    while (Object.keys(waiting).length > 0) {
      sending = waiting;
      waiting = {};
      saving = 'saving';
      changed();
      try {
        await save(sending);
      } catch (error) {
        fail(error);
        return;
      }
      savedAt = new Date();
      await saved();
      sending = {};
    }
    saving = 'saved';
    changed();
  };

  /** What was refused is put away, what had no answer waits for the next try. */
  const fail = (error: unknown): void => {
    if (isRefusal(error)) {
      refusal = error;
      saving = Object.keys(waiting).length > 0 ? 'unsaved' : 'saved';
    } else {
      waiting = { ...sending, ...waiting };
      saving = 'failed';
    }
    sending = {};
    if (Object.keys(waiting).length > 0) later(retryMs);
    changed();
  };

  return {
    saving: () => saving,
    savedAt: () => savedAt,
    /** Why the last change was not taken. */
    refusal: () => refusal,
    /** What the server does not have yet, or has not shown yet. */
    pending: (): MediaChange => ({ ...sending, ...waiting }),
    change(fields: MediaChange, { now = false } = {}): void {
      waiting = { ...waiting, ...fields };
      refusal = undefined;
      if (saving !== 'saving') saving = 'unsaved';
      if (now) void flush();
      else later(restMs);
      changed();
    },
    flush,
  };
};
