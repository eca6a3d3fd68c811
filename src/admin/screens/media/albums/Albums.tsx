import { FolderPlus, Images } from 'lucide-react';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ListedAlbum, listAlbums } from '#schemas/api/albums.ts';
import { createContent } from '#schemas/api/content/write.ts';
import { useAction, useCall } from '../../../calls/use-call.ts';
import { formatDay } from '../../../format/dates.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chips } from '../../../ui/Chips.tsx';
import { Deeds } from '../../../ui/Deeds.tsx';
import { Dialog, DialogFoot } from '../../../ui/Dialog.tsx';
import { Empty } from '../../../ui/Empty.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { LoadFailed } from '../../../ui/LoadFailed.tsx';
import { useAttempt } from '../../../ui/Notices.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Pager } from '../../../ui/Pager.tsx';
import { Beside } from '../../../ui/Panel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useLocale, useWords } from '../../../words/words.ts';
import { State } from '../../content/State.tsx';
import { AlbumPanel } from './AlbumPanel.tsx';
import classes from './albums.module.css';
import { albumWords } from './words.ts';

const pageSize = 60;

interface Props {
  /** The ways to the other views of the screen. */
  readonly views: ReactNode;
}

/** The albums of the gallery with cover, number and state; which one is open is in the address. */
export const Albums = ({ views }: Props) => {
  const say = useWords(albumWords);
  const [search, setSearch] = useSearchParams();
  const [isNew, setNew] = useState(false);
  const isSeen = search.get('seen') === '1';
  const page = Math.max(1, Math.trunc(Number(search.get('page'))) || 1);
  const query = { page, pageSize, isActiveWebsite: isSeen ? 1 : -1 } as const;
  const list = useCall(listAlbums, { query });
  const { data: albums, isError, refetch } = list;
  const openId = Number(search.get('album')) || undefined;
  const set = (name: string, value: string | undefined): void =>
    setSearch((before) => {
      if (value) before.set(name, value);
      else before.delete(name);
      if (name === 'seen') before.delete('page');
      return before;
    });
  const start = (
    <Deeds>
      <Button look="primary" icon={<FolderPlus aria-hidden />} onClick={() => setNew(true)}>
        {say('newAlbum')}
      </Button>
    </Deeds>
  );
  return (
    <Beside
      panel={openId !== undefined && <AlbumPanel key={openId} id={openId} onClose={() => set('album', undefined)} />}
    >
      <PageHead title={say('title')} note={say('note')}>
        {start}
      </PageHead>
      {views}
      <div className={classes.filters}>
        <Chips
          chosen={isSeen ? '1' : ''}
          chips={[
            { value: '', label: say('all') },
            { value: '1', label: say('seen') },
          ]}
          onChoose={(value) => set('seen', value)}
        />
      </div>
      {isError && <LoadFailed text={say('loadFailed')} onRetry={refetch} />}
      {!albums && !isError && <Skeleton rows={6} />}
      {albums?.length === 0 && <Empty text={say(isSeen ? 'noneSeen' : 'empty')}>{start}</Empty>}
      <ul className={classes.albums} aria-label={say('albums')}>
        {albums?.map((album) => (
          <AlbumCard
            key={album.id}
            album={album}
            isOpen={album.id === openId}
            onOpen={() => set('album', String(album.id))}
          />
        ))}
      </ul>
      <Pager page={page} pageSize={pageSize} list={list} onPage={(next) => set('page', String(next))} />
      {isNew && (
        <NewAlbum
          onClose={() => setNew(false)}
          onMade={(id) => {
            setNew(false);
            set('album', String(id));
          }}
        />
      )}
    </Beside>
  );
};

interface CardProps {
  readonly album: ListedAlbum;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
}

const AlbumCard = ({ album, isOpen, onOpen }: CardProps) => {
  const say = useWords(albumWords);
  const locale = useLocale();
  const { album_Name, album_Date, total, state, cover } = album;
  return (
    <li>
      <button type="button" className={classes.album} aria-current={isOpen || undefined} onClick={onOpen}>
        <span className={classes.cover}>
          {cover ? <img src={cover} alt="" decoding="async" /> : <Images aria-hidden size={28} strokeWidth={1.5} />}
        </span>
        <strong>{album_Name ?? say('unnamed')}</strong>
        <span className={classes.facts}>
          {total === 1 ? say('total1') : say('total', { count: total })}
          {album_Date && ` · ${formatDay(album_Date, locale)}`}
        </span>
        <State state={state} />
      </button>
    </li>
  );
};

interface NewProps {
  readonly onClose: () => void;
  readonly onMade: (id: number) => void;
}

/** Starts an album, empty and a draft. */
const NewAlbum = ({ onClose, onMade }: NewProps) => {
  const say = useWords(albumWords);
  const attempt = useAttempt();
  const create = useAction(createContent);
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (name.trim() === '') {
      setError(say('nameMissing'));
      return;
    }
    void attempt(async () => {
      const body = { album_Name: name.trim(), schoolThemeMediaJson: [] };
      onMade((await create.mutateAsync({ params: { type: 'galleryAlbum' }, body })).id);
    });
  };
  return (
    <Dialog title={say('newAlbum')} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <TextField
          label={say('name')}
          help={say('nameHelp')}
          error={error}
          maxLength={100}
          data-autofocus
          value={name}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setError(undefined);
          }}
        />
        <DialogFoot>
          <Button look="quiet" onClick={onClose}>
            {say('cancel')}
          </Button>
          <Button look="primary" type="submit" busy={create.isPending}>
            {say('start')}
          </Button>
        </DialogFoot>
      </form>
    </Dialog>
  );
};
