import { type SubmitEvent, useState } from 'react';
import { changeAlbumPictures, listAlbums } from '#schemas/api/albums.ts';
import { createContent } from '#schemas/api/content/write.ts';
import { useAction, useCall } from '../../calls/use-call.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog, DialogFoot } from '../../ui/Dialog.tsx';
import { SelectField, TextField } from '../../ui/Field.tsx';
import { useAttempt, useNotices } from '../../ui/Notices.tsx';
import { useWords } from '../../words/words.ts';
import { bulkWords } from './bulk-words.ts';
import { type Left, leftOf } from './left-files.ts';

interface Props {
  readonly ids: readonly number[];
  readonly onLeft: (left: readonly Left[]) => void;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const inNew = 'new';

/** Puts what is chosen into an album, or into a new one. Visitors see it when the album is published. */
export const AlbumDialog = ({ ids, onLeft, onDone, onClose }: Props) => {
  const say = useWords(bulkWords);
  const tell = useNotices();
  const attempt = useAttempt();
  const { data: albums } = useCall(listAlbums, { query: { pageSize: 100 } });
  const start = useAction(createContent);
  const change = useAction(changeAlbumPictures);
  const [album, setAlbum] = useState<string>();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const first = albums?.[0] ? String(albums[0].id) : inNew;
  const chosen = album ?? first;
  const nameOf = (text: string | null): string => text ?? say('unnamed');
  const add = async (): Promise<void> => {
    const fields = { album_Name: name.trim(), schoolThemeMediaJson: [] };
    const id =
      chosen === inNew
        ? (await start.mutateAsync({ params: { type: 'galleryAlbum' }, query: {}, body: fields })).id
        : Number(chosen);
    const { files, album: after } = await change.mutateAsync({
      params: { id },
      body: { action: 'add', ids: [...ids] },
    });
    const added = files.filter(({ ok }) => ok).map((file) => file.id);
    const left = leftOf(files);
    const undo = (): void =>
      void attempt(async () => {
        await change.mutateAsync({ params: { id }, body: { action: 'remove', ids: added } });
        tell.notice(say('back'));
      });
    if (added.length > 0) tell.notice(say('added', { count: added.length, name: nameOf(after.album_Name) }), undo);
    onLeft(left);
    onClose();
    if (left.length === 0) onDone();
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (chosen === inNew && name.trim() === '') setError(say('albumUnnamed'));
    else void attempt(add);
  };
  return (
    <Dialog title={say('albumTitle', { count: ids.length })} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <SelectField
          label={say('album')}
          help={say('albumHelp')}
          value={chosen}
          options={[
            ...(albums ?? []).map(({ id, album_Name, total }) => ({
              value: String(id),
              label: `${nameOf(album_Name)} (${total})`,
            })),
            { value: inNew, label: say('newAlbum') },
          ]}
          onChange={({ currentTarget }) => setAlbum(currentTarget.value)}
        />
        {chosen === inNew && (
          <TextField
            label={say('albumName')}
            error={error}
            maxLength={100}
            value={name}
            onChange={({ currentTarget }) => {
              setName(currentTarget.value);
              setError(undefined);
            }}
          />
        )}
        <DialogFoot>
          <Button look="quiet" onClick={onClose}>
            {say('cancel')}
          </Button>
          <Button look="primary" type="submit" busy={start.isPending || change.isPending}>
            {say('addToAlbum')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
