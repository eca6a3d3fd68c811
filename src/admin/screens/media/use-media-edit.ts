import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { changeMedia, type MediaChange } from '#schemas/api/media.ts';
import { CallError } from '../../calls/call-error.ts';
import { send } from '../../calls/send.ts';
import { makeStale } from '../../calls/use-call.ts';
import { useSaveKeys } from '../../ui/use-save-keys.ts';
import { useUnloadWarning } from '../../ui/use-unload-warning.ts';
import { useLocale } from '../../words/words.ts';
import { createMediaEdit } from './media-edit.ts';

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
      isRefusal: (error) => error instanceof CallError && error.status < 500,
      saved: () => makeStale(client, changeMedia.group),
      changed: () => redraw((n) => n + 1),
    }),
  );
  useEffect(() => () => void edit.flush(), [edit]);
  useSaveKeys(() => void edit.flush());
  useUnloadWarning(edit.saving() !== 'saved');
  return edit;
};
