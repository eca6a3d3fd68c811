import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { type MediaUploadResult, uploadMedia } from '#schemas/api/media.ts';
import type { OfficeLocale } from '#schemas/office.ts';
import { CallError, UnreachableError } from '../calls/call-error.ts';
import { sendForm } from '../calls/send-form.ts';
import { makeStale } from '../calls/use-call.ts';
import { useLocale } from '../words/words.ts';
import { prepareFile } from './prepare-picture.ts';
import { createUploadQueue, isOpen, type Upload, type UploadQueue } from './upload-queue.ts';

/** How long is waited after the server has asked for patience, in milliseconds. */
const patienceMs = 15_000;

/** How long is waited for the network at first and at most, in milliseconds; the browser may say sooner that it is back. */
const networkMs = 3000;
const mostNetworkMs = 60_000;

/** How often is tried again what the server has not taken for now. */
const mostTries = 5;

/** How often the list is read again while files arrive, in milliseconds. */
const refreshMs = 1000;

/** A picture or document as one call sends it. A picture without a text is described later. */
export const uploadForm = (
  file: File,
  { mediaClass = 'public', alt, isDecorative = false }: UploadSaid = {},
): FormData => {
  const form = new FormData();
  form.append('class', mediaClass);
  if (alt) form.append('alt', alt);
  else form.append('describeLater', 'true');
  form.append('decorative', String(isDecorative));
  form.append('files', file);
  return form;
};

interface UploadSaid {
  readonly mediaClass?: 'public' | 'minor';
  readonly alt?: string;
  readonly isDecorative?: boolean;
}

/** What became of the one file of a call; throws what was wrong with it. */
export const takenOf = ({ files: [file] }: MediaUploadResult) => {
  if (!file?.media) throw new Error(file?.error);
  return file.media;
};

/**
 * One queue for the whole office: files go on their way while other screens are open. The browser asks before it leaves
 * them behind.
 */
const queues = new WeakMap<QueryClient, UploadQueue>();

const queueOf = (client: QueryClient, locale: OfficeLocale): UploadQueue => {
  const known = queues.get(client);
  if (known) return known;
  let refresh: ReturnType<typeof setTimeout> | undefined;
  const queue = createUploadQueue({
    prepare: prepareFile,
    send: async (file, { key, signal, onProgress }) => {
      const body = uploadForm(file);
      const options = { locale, signal, onProgress: (sent: number, all: number) => onProgress(sent / all) };
      takenOf(await sendForm(uploadMedia, { body, key }, options));
    },
    retryAfter: (error, tries) => {
      if (error instanceof UnreachableError)
        return { ms: Math.min(mostNetworkMs, networkMs * 2 ** tries), isNetwork: true };
      if (!(error instanceof CallError)) return undefined;
      if (error.status === 429) return { ms: patienceMs, isNetwork: false };
      // The server is at work on it still, since an answer was lost; or something before the server has none.
      const isPassing = error.status === 409 || error.status > 500;
      return isPassing && tries < mostTries ? { ms: networkMs, isNetwork: false } : undefined;
    },
    sent: () => {
      if (refresh !== undefined) return;
      refresh = setTimeout(() => {
        refresh = undefined;
        void makeStale(client, uploadMedia.group);
      }, refreshMs);
    },
  });
  window.addEventListener('online', () => queue.retryAll(() => false));
  window.addEventListener('beforeunload', (event) => {
    if (queue.uploads().some(isOpen)) event.preventDefault();
  });
  queues.set(client, queue);
  return queue;
};

/** The files that are on their way to the library. */
export const useUploads = (): {
  readonly queue: UploadQueue;
  readonly uploads: readonly Upload[];
  readonly isPaused: boolean;
} => {
  const client = useQueryClient();
  const queue = queueOf(client, useLocale());
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads);
  const isPaused = useSyncExternalStore(queue.subscribe, queue.isPaused);
  return { queue, uploads, isPaused };
};
