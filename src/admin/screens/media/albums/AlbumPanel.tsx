import { ArrowDown, ArrowUp, Film, ImageUp, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { getAlbum, type OpenAlbum } from '#schemas/api/albums.ts';
import { editContent, publishContent, unpublishContent } from '#schemas/api/content/write.ts';
import { mediaPath } from '#schemas/office.ts';
import { isGone } from '../../../calls/call-error.ts';
import { useAction, useCall } from '../../../calls/use-call.ts';
import { mediaName } from '../../../media/media-name.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Deeds, useMayWriteHere } from '../../../ui/Deeds.tsx';
import { LoadFailed } from '../../../ui/LoadFailed.tsx';
import { useAttempt, useNotices } from '../../../ui/Notices.tsx';
import { Panel } from '../../../ui/Panel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Sortable, useSortableRow } from '../../../ui/Sortable.tsx';
import { useWords } from '../../../words/words.ts';
import { State } from '../../content/State.tsx';
import { documentOf, movedTo, type Placed, placed } from './album-order.ts';
import classes from './albums.module.css';
import { albumWords } from './words.ts';

/** How many rows are drawn at first. */
const mostAtFirst = 200;

interface Props {
  readonly id: number;
  readonly onClose: () => void;
}

/** One album: what is in it, in its order, and whether visitors see it. */
export const AlbumPanel = ({ id, onClose }: Props) => {
  const say = useWords(albumWords);
  const { data: album, error, refetch } = useCall(getAlbum, { params: { id } });
  if (album) return <Open album={album} onClose={onClose} />;
  return (
    <Panel title={say('album')} onClose={onClose}>
      {isGone(error) && <p>{say('gone')}</p>}
      {error && !isGone(error) && <LoadFailed text={say('loadFailed')} onRetry={refetch} />}
      {!error && <Skeleton rows={8} />}
    </Panel>
  );
};

const Open = ({ album, onClose }: { readonly album: OpenAlbum; readonly onClose: () => void }) => {
  const say = useWords(albumWords);
  const tell = useNotices();
  const attempt = useAttempt();
  const edit = useAction(editContent);
  const publish = useAction(publishContent);
  const hide = useAction(unpublishContent);
  const mayWrite = useMayWriteHere();
  const [isAll, setAll] = useState(false);
  /** As they will stand, while that is saved. */
  const [saving, setSaving] = useState<readonly Placed[]>();
  const { id, version, state, total } = album;
  const all = saving ?? placed(album.pictures);
  const params = { type: 'galleryAlbum', id };
  const write = async (next: readonly Placed[], current: number): Promise<number> => {
    const body = { schoolThemeMediaJson: documentOf(next) };
    return (await edit.mutateAsync({ params, body, version: current })).version;
  };
  /** What is being saved, with the version that it will have: each is saved on the one before. */
  const last = useRef<Promise<number>>(undefined);
  const keep = (next: readonly Placed[], said?: string): void => {
    setSaving(next);
    const written = (last.current ?? Promise.resolve(version)).then((current) => write(next, current));
    last.current = written;
    void attempt(async () => {
      const after = await written;
      const undo = (): void => void attempt(() => write(all, after));
      if (said) tell.notice(said, undo);
    }).finally(() => {
      if (last.current !== written) return;
      last.current = undefined;
      setSaving(undefined);
    });
  };
  const shown = isAll ? all : all.slice(0, mostAtFirst);
  const nameOf = (one: Placed | undefined): string => titleOf(one) ?? say('untitled');
  const show = async (): Promise<void> => {
    await publish.mutateAsync({ params, version });
    tell.notice(say('published'));
  };
  const put = async (): Promise<void> => {
    await hide.mutateAsync({ params, version });
    tell.notice(say('hidden'));
  };
  const isSeen = state === 'published' || state === 'changed';
  return (
    <Panel
      title={album.album_Name ?? say('unnamed')}
      note={
        <>
          {total === 1 ? say('total1') : say('total', { count: total })} · <State state={state} />
        </>
      }
      onClose={onClose}
      foot={
        <>
          {mayWrite && state !== 'published' && (
            <Button look="primary" busy={publish.isPending} onClick={() => void attempt(show)}>
              {say('publish')}
            </Button>
          )}
          {mayWrite && isSeen && (
            <Button busy={hide.isPending} onClick={() => void attempt(put)}>
              {say('hide')}
            </Button>
          )}
          <ButtonLink to={`/school/content/galleryAlbum/${id}`}>{say('details')}</ButtonLink>
        </>
      }
    >
      <Deeds>
        <div className={classes.tools}>
          <p>{say('order')}</p>
          <ButtonLink size="compact" icon={<ImageUp aria-hidden />} to={mediaPath}>
            {say('choose')}
          </ButtonLink>
        </div>
      </Deeds>
      {all.length === 0 && <p className={classes.none}>{say('noPictures')}</p>}
      <Sortable
        ids={shown.map(({ key }) => key)}
        nameOf={(key) => nameOf(all.find((one) => one.key === key))}
        onPlace={(key, over) => keep(movedTo(all, key, over))}
      >
        <ol className={classes.rows} aria-label={say('pictures')}>
          {shown.map((one, at) => {
            const to = (over: Placed | undefined) => over && (() => keep(movedTo(all, one.key, over.key)));
            const others = all.filter((other) => other !== one);
            return (
              <Row
                key={one.key}
                one={one}
                name={nameOf(one)}
                isCover={at === 0}
                isBusy={saving !== undefined}
                up={to(all[at - 1])}
                down={to(all[at + 1])}
                onCover={() => keep([one, ...others], say('isCover', { name: nameOf(one) }))}
                onRemove={() => keep(others, say('taken', { name: nameOf(one) }))}
              />
            );
          })}
        </ol>
      </Sortable>
      {shown.length < all.length && (
        <Button onClick={() => setAll(true)}>{say('showAll', { count: all.length })}</Button>
      )}
    </Panel>
  );
};

const titleOf = (one: Placed | undefined): string | undefined => {
  if (!one) return undefined;
  const { caption, name, Video_Url } = one.picture;
  return caption ?? mediaName({ fileName: name }) ?? Video_Url;
};

interface RowProps {
  readonly one: Placed;
  readonly name: string;
  readonly isCover: boolean;
  readonly isBusy: boolean;
  /** Undefined at the end of the list. */
  readonly up: (() => void) | undefined;
  readonly down: (() => void) | undefined;
  readonly onCover: () => void;
  readonly onRemove: () => void;
}

const Row = ({ one, name, isCover, isBusy, up, down, onCover, onRemove }: RowProps) => {
  const say = useWords(albumWords);
  const mayWrite = useMayWriteHere();
  const sortable = useSortableRow(one.key, name);
  const { thumb, Media_Name } = one.picture;
  const tool = (label: string, sign: ReactNode, run: (() => void) | undefined) => (
    <Button look="quiet" size="compact" aria-label={label} disabled={run === undefined || isBusy} onClick={run}>
      {sign}
    </Button>
  );
  return (
    <li ref={sortable.ref} style={sortable.style} data-dragged={sortable.isDragged || undefined}>
      {sortable.grip}
      <span className={classes.thumb}>
        {thumb ? <img src={thumb} alt="" loading="lazy" decoding="async" /> : <Film aria-hidden size={18} />}
      </span>
      <span className={classes.named}>
        {name}
        {isCover ? (
          <span className={classes.isCover}>{say('cover')}</span>
        ) : (
          Media_Name &&
          mayWrite && (
            <Button
              look="quiet"
              size="compact"
              disabled={isBusy}
              aria-label={say('makeCoverOf', { name })}
              onClick={onCover}
            >
              {say('makeCover')}
            </Button>
          )
        )}
      </span>
      <Deeds>
        {tool(say('up', { name }), <ArrowUp aria-hidden size={18} />, up)}
        {tool(say('down', { name }), <ArrowDown aria-hidden size={18} />, down)}
        {tool(say('take', { name }), <X aria-hidden size={18} />, onRemove)}
      </Deeds>
    </li>
  );
};
