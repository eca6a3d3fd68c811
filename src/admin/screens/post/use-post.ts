import { useState } from 'react';
import type { FullItem } from '#schemas/api/content/item.ts';
import { createContent } from '#schemas/api/content/write.ts';
import { CallError, UnreachableError } from '../../calls/call-error.ts';
import { newKey } from '../../calls/new-key.ts';
import { refusedFields } from '../../calls/refused-fields.ts';
import { useAction } from '../../calls/use-call.ts';
import { useDeviceDraft } from '../../drafts/use-device-draft.ts';
import { useNotices } from '../../ui/Notices.tsx';
import { changedTimes } from '../content/show-times.ts';
import { documentOf, faultsOf, formFieldOf, type PostFields, typeOf, unsent } from './post-fields.ts';
import { useFaultWords } from './use-fault-words.ts';
import { useFields } from './use-fields.ts';
import { type SentPicture, usePictures } from './use-pictures.ts';
import { useWhenOnline } from './use-when-online.ts';

/** What is kept on the device until the server has answered. */
interface Kept {
  readonly fields: PostFields;
  /** What the request is called: sent again, it is one post. */
  readonly key: string;
  /** Whether it was sent, and nothing is known of what became of it. */
  readonly isUnanswered: boolean;
  readonly sent: readonly SentPicture[];
  /** How many of its pictures are on this page alone. */
  readonly left: number;
}

/** Whether a failure leaves open what the server has done. */
const isUnknown = (error: unknown): boolean =>
  error instanceof UnreachableError || (error instanceof CallError && error.status >= 500);

/** From when on, and until when, visitors see it. */
const queryOf = ({ times }: PostFields) => {
  const { publish_at, expire_at } = changedTimes(times, unsent);
  return { ...(publish_at ? { publish_at } : { publish: true }), ...(expire_at ? { expire_at } : {}) };
};

/** One post, from the first letter until the server has answered. */
export const usePost = () => {
  const draft = useDeviceDraft<Kept>('post', { isNew: true });
  const [found, setFound] = useState(draft.found);
  // Pictures that were not sent went with their page: the post is not whole without them.
  const lost = found?.fields.left ?? 0;
  const isPending = lost === 0 && (found?.fields.isUnanswered ?? false);
  const form = useFields({ kept: found?.fields.fields, isPending });
  const { fields } = form;
  const [key, setKey] = useState(() => found?.fields.key ?? newKey());
  const pictures = usePictures(found?.fields.sent ?? []);
  const left = fields.kind === 'photos' ? pictures.unsent : 0;
  const keep = (part: Partial<Kept>): void =>
    draft.keep({ fields, key, isUnanswered: false, sent: pictures.sent, left, ...part });
  const sending = useSending({
    form,
    key,
    keep,
    pictures,
    isPending,
    onDone: () => {
      draft.drop();
      setFound(undefined);
    },
  });
  return {
    fields,
    errors: form.errors,
    pictures: {
      ...pictures,
      remove(name: string): void {
        pictures.remove(name);
        const rest = pictures.pictures.filter((one) => one.key !== name);
        const sent = rest.flatMap((one) => one.sent ?? []);
        keep({ sent, left: rest.length - sent.length });
      },
    },
    lost,
    phase: sending.phase,
    done: sending.done,
    send: sending.send,
    /** When what was found here was last changed, in milliseconds since 1970. */
    foundAt: found?.at,
    keptAt: draft.at,
    change: (part: Partial<PostFields>): void => keep({ fields: form.change(part) }),
    addPictures(files: readonly File[]): void {
      pictures.add(files);
      keep({ left: left + files.length });
      form.setErrors(({ pictures: _, ...rest }) => rest);
    },
    begin(kind: PostFields['kind']): void {
      draft.drop();
      setFound(undefined);
      form.begin(kind);
      setKey(newKey());
      pictures.clear();
      sending.begin();
    },
  };
};

export type Post = ReturnType<typeof usePost>;

interface SendingOptions {
  readonly form: ReturnType<typeof useFields>;
  readonly key: string;
  readonly pictures: ReturnType<typeof usePictures>;
  /** Whether it was sent before this page was opened. */
  readonly isPending: boolean;
  readonly keep: (part: Partial<Kept>) => void;
  readonly onDone: () => void;
}

const useSending = ({ form, key, pictures, isPending, keep, onDone }: SendingOptions) => {
  const tell = useNotices();
  const wordsOf = useFaultWords();
  const create = useAction(createContent);
  const [phase, setPhase] = useState<'typing' | 'sending' | 'unanswered'>(isPending ? 'unanswered' : 'typing');
  const [done, setDone] = useState<FullItem>();
  const { fields, setErrors } = form;
  const { kind } = fields;

  const isSound = (): boolean => {
    const faults = wordsOf(faultsOf(fields, pictures.pictures.length));
    setErrors(faults);
    const isBare = kind === 'photos' && pictures.markUndescribed();
    return Object.keys(faults).length === 0 && !isBare;
  };

  const refuse = (error: unknown): void => {
    const refused = Object.entries(refusedFields(error) ?? {});
    if (refused.length > 0)
      setErrors(Object.fromEntries(refused.map(([name, text]) => [formFieldOf.get(name) ?? name, text])));
    else tell.failure(error);
  };

  const send = async (): Promise<void> => {
    if (phase === 'sending' || (phase === 'typing' && !isSound())) return;
    let sent: readonly SentPicture[] = pictures.sent;
    const left = (): number => (kind === 'photos' ? pictures.pictures.length - sent.length : 0);
    const record = (all: readonly SentPicture[]): void => {
      sent = all;
      keep({ isUnanswered: true, sent, left: left() });
    };
    setPhase('sending');
    record(sent);
    try {
      const references = kind === 'photos' ? await pictures.send(record) : [];
      if (!references) {
        setPhase('typing');
        keep({ sent, left: left() });
        return;
      }
      const body = documentOf(fields, references);
      setDone(await create.mutateAsync({ params: { type: typeOf[kind] }, query: queryOf(fields), body, key }));
      onDone();
    } catch (error) {
      setPhase(isUnknown(error) ? 'unanswered' : 'typing');
      if (isUnknown(error)) return;
      keep({ sent, left: left() });
      refuse(error);
    }
  };

  useWhenOnline(phase === 'unanswered', () => void send());
  return {
    phase,
    done,
    send,
    begin(): void {
      setPhase('typing');
      setDone(undefined);
    },
  };
};
