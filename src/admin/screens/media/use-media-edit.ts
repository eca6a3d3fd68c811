import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { changeMedia, type MediaChange } from '#schemas/api/media.ts';
import { CallError } from '../../calls/call-error.ts';
import { refusedFields } from '../../calls/refused-fields.ts';
import { send } from '../../calls/send.ts';
import { makeStale } from '../../calls/use-call.ts';
import { useSaveKeys } from '../../ui/use-save-keys.ts';
import { useUnloadWarning } from '../../ui/use-unload-warning.ts';
import { useLocale } from '../../words/words.ts';
import { createMediaEdit } from './media-edit.ts';

/** Refusals that are of the moment: who has logged in again, or waits, has the same taken. */
const passing: readonly number[] = [401, 408, 429];

/** What is said of a picture, which saves itself. What is read of it anew never touches a field that waits. */
export const useMediaEdit = (id: number) => {
  const locale = useLocale();
  const client = useQueryClient();
  const [, redraw] = useState(0);
  const [edit] = useState(() =>
    createMediaEdit({
      save: async (body: MediaChange) => {
        await send(changeMedia, { params: { id }, body }, { locale });
      },
      refusalOf: (error) =>
        error instanceof CallError && error.status < 500 && !passing.includes(error.status)
          ? { text: error.message, fields: refusedFields(error) ?? {} }
          : undefined,
      saved: () => makeStale(client, changeMedia.group),
      changed: () => redraw((n) => n + 1),
    }),
  );
  useEffect(() => () => void edit.flush(), [edit]);
  useSaveKeys(() => void edit.flush());
  useUnloadWarning(edit.saving() !== 'saved');
  return edit;
};
