import type { MediaChange } from '#schemas/api/media.ts';

/** How long after the last key a change is sent, and how long after a failure it is tried again, in milliseconds. */
const restMs = 800;
const retryMs = 5000;

type Field = keyof MediaChange;

/** Why a change was not taken: of the fields that the server names, or of the whole. */
export interface Refusal {
  readonly text: string;
  readonly fields: Readonly<Partial<Record<string, string>>>;
}

interface Around {
  save(change: MediaChange): Promise<void>;
  /** What the server would say again; undefined where the same may be taken later. */
  refusalOf(error: unknown): Refusal | undefined;
  /** Resolves when what was saved has been read anew. */
  saved(): Promise<void>;
  changed(): void;
}

export type Saving = 'saved' | 'unsaved' | 'saving' | 'failed' | 'refused';

/** Choices are shown as they are stored where they were refused; what was typed stays. */
const choices: readonly Field[] = ['class', 'children', 'decorative', 'focal'];

/** The fields of a change that were refused, with why. What is about no field is about a choice, if one was sent. */
const refusedOf = (sent: MediaChange, { text, fields }: Refusal): ReadonlyMap<Field, string> => {
  const all = Object.keys(sent) as Field[];
  const named = all.filter((field) => fields[field] !== undefined);
  const chosen = all.filter((field) => field === 'class' || field === 'children');
  const about = [named, chosen].find((some) => some.length > 0) ?? all;
  return new Map(about.map((field) => [field, fields[field] ?? text]));
};

const fieldsWhere = (change: MediaChange, isWanted: (field: Field) => boolean): MediaChange =>
  Object.fromEntries(Object.entries(change).filter(([field]) => isWanted(field as Field))) as MediaChange;

/** Changes of a picture on their way to the server, one request at a time; the last word on each field is sent. */
export const createMediaEdit = ({ save, refusalOf, saved, changed }: Around) => {
  let waiting: MediaChange = {};
  let sending: MediaChange = {};
  /** What was typed and refused. */
  let kept: MediaChange = {};
  let refused: ReadonlyMap<Field, string> = new Map();
  let saving: Saving = 'saved';
  let savedAt: Date | undefined;
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
        const refusal = refusalOf(error);
        if (!refusal) {
          putOff();
          return;
        }
        refuse(refusal);
        continue;
      }
      savedAt = new Date();
      await saved();
      sending = {};
    }
    saving = Object.keys(kept).length > 0 ? 'refused' : 'saved';
    changed();
  };

  /** What had no answer waits for the next try. */
  const putOff = (): void => {
    waiting = { ...sending, ...waiting };
    sending = {};
    saving = 'failed';
    later(retryMs);
    changed();
  };

  /** What was refused stays in its field, unless something else was said there since; the rest is sent without it. */
  const refuse = (refusal: Refusal): void => {
    const found = [...refusedOf(sending, refusal)].filter(([field]) => !(field in waiting));
    const names = found.map(([field]) => field);
    refused = new Map([...refused, ...found]);
    kept = { ...kept, ...fieldsWhere(sending, (field) => names.includes(field) && !choices.includes(field)) };
    const wrong = refusedOf(sending, refusal);
    waiting = { ...fieldsWhere(sending, (field) => !wrong.has(field)), ...waiting };
    sending = {};
  };

  return {
    saving: () => saving,
    savedAt: () => savedAt,
    /** Why what was last said in a field was not taken. */
    refusal: (field: Field): string | undefined => refused.get(field),
    /** What the server does not have yet, or has not shown yet. */
    pending: (): MediaChange => ({ ...kept, ...sending, ...waiting }),
    change(fields: MediaChange, { now = false } = {}): void {
      waiting = { ...waiting, ...fields };
      refused = new Map([...refused].filter(([field]) => !(field in fields)));
      kept = fieldsWhere(kept, (field) => !(field in fields));
      if (saving !== 'saving') saving = 'unsaved';
      if (now) void flush();
      else later(restMs);
      changed();
    },
    flush,
  };
};
