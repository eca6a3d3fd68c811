import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { uploadMedia } from '#schemas/api/media.ts';
import { CallError, UnreachableError } from '../../calls/call-error.ts';
import { newKey } from '../../calls/new-key.ts';
import { sendForm } from '../../calls/send-form.ts';
import { makeStale } from '../../calls/use-call.ts';
import { prepareFile } from '../../media/prepare-picture.ts';
import { uploadFault } from '../../media/upload-fault.ts';
import { takenOf, uploadForm } from '../../media/use-uploads.ts';
import { mediaWords } from '../../media/words.ts';
import { useLocale, useWords } from '../../words/words.ts';

/** A picture that is in the library. */
export interface SentPicture {
  readonly key: string;
  readonly reference: string;
  readonly url: string;
  readonly alt: string;
}

/** A picture of this device, for a post. */
export interface PostPicture {
  /** What it is called on its way: sent again, it is stored once. */
  readonly key: string;
  /** Undefined once it is in the library, and this page was opened anew. */
  readonly file: File | undefined;
  readonly alt: string;
  readonly isDecorative: boolean;
  readonly sent: SentPicture | undefined;
  /** How much of it is sent, 0–1; undefined while none is. */
  readonly progress: number | undefined;
  readonly error: string | undefined;
}

/** The pictures of a post: chosen here, sent one after another when the post is, each once. */
export const usePictures = (found: readonly SentPicture[]) => {
  const say = useWords(mediaWords);
  const locale = useLocale();
  const client = useQueryClient();
  const [pictures, setPictures] = useState<readonly PostPicture[]>(
    found.map((sent) => ({ ...atStart, key: sent.key, file: undefined, alt: sent.alt, sent })),
  );
  const set = (key: string, part: Partial<PostPicture>): void =>
    setPictures((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  /** Sends a picture; undefined where it was refused, which is said at it. Errors: no answer. */
  const store = async ({ key, file, alt, isDecorative }: PostPicture): Promise<SentPicture | undefined> => {
    if (!file) return undefined;
    set(key, { progress: 0, error: undefined });
    try {
      const body = uploadForm(await prepareFile(file), { alt: alt.trim(), isDecorative });
      const onProgress = (part: number, all: number): void => set(key, { progress: part / all });
      const media = takenOf(await sendForm(uploadMedia, { body, key }, { locale, onProgress }));
      const sent = { key, reference: media.reference, url: media.url, alt: alt.trim() };
      set(key, { sent, progress: undefined });
      return sent;
    } catch (error) {
      const isUnanswered = error instanceof UnreachableError || (error instanceof CallError && error.status >= 500);
      set(key, { progress: undefined, error: isUnanswered ? undefined : uploadFault(error, say) });
      if (isUnanswered) throw error;
      return undefined;
    }
  };

  return {
    pictures,
    sent: pictures.flatMap(({ sent }): readonly SentPicture[] => (sent ? [sent] : [])),
    unsent: pictures.filter(({ sent }) => !sent).length,
    add: (files: readonly File[]): void =>
      setPictures((all) => [...all, ...files.map((file) => ({ ...atStart, key: newKey(), file }))]),
    change: (key: string, part: Pick<Partial<PostPicture>, 'alt' | 'isDecorative'>): void =>
      set(key, { ...part, error: undefined }),
    remove: (key: string): void => setPictures((all) => all.filter((one) => one.key !== key)),
    clear: (): void => setPictures([]),
    /** Marks those of which nothing is said; whether there are any. */
    markUndescribed(): boolean {
      const isBare = ({ alt, isDecorative, sent }: PostPicture): boolean => !sent && !isDecorative && alt.trim() === '';
      setPictures((all) => all.map((one) => (isBare(one) ? { ...one, error: say('missing') } : one)));
      return pictures.some(isBare);
    },
    /**
     * Sends those that are not in the library yet; `onSent` is told of each. Undefined where one was refused. Errors: no
     * answer.
     */
    async send(onSent: (sent: readonly SentPicture[]) => void): Promise<readonly string[] | undefined> {
      const sent: SentPicture[] = [];
      for (const picture of pictures) {
        const one = picture.sent ?? (await store(picture));
        if (!one) return undefined;
        sent.push(one);
        onSent([...sent]);
      }
      void makeStale(client, uploadMedia.group);
      return sent.map(({ reference }) => reference);
    },
  };
};

const atStart = { alt: '', isDecorative: false, sent: undefined, progress: undefined, error: undefined } as const;
