import { MessageSquareOff, ShieldAlert, ShieldCheck } from 'lucide-react';
import { type CSSProperties, memo } from 'react';
import type { ListedMedia } from '#schemas/api/media-item.ts';
import { MediaThumb } from '../../media/MediaThumb.tsx';
import { mediaName } from '../../media/media-name.ts';
import { useWords } from '../../words/words.ts';
import classes from './media.module.css';
import { libraryWords, type SayLibrary } from './words.ts';

interface Props {
  /** Undefined while it is still to come. */
  readonly media: ListedMedia | undefined;
  readonly index: number;
  readonly total: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly pictureHeight: number;
  readonly isOpen: boolean;
  /** Whether Tab leads to it; arrow keys lead on from there. */
  readonly isStop: boolean;
  /** Undefined while nothing is chosen. */
  readonly isChosen: boolean | undefined;
}

/** A picture of the library with its name, in how many places it is used, and what it still needs. */
export const Tile = memo(function Tile(props: Props) {
  const { media, index, total, left, top, width, pictureHeight, isOpen, isStop, isChosen } = props;
  const say = useWords(libraryWords);
  // A transform of each would be painted by itself: a place costs nothing while the page scrolls.
  const style: CSSProperties = { inlineSize: width, insetInlineStart: left, insetBlockStart: top };
  const picture: CSSProperties = { blockSize: pictureHeight };
  return (
    <li className={classes.tile} style={style} aria-setsize={total} aria-posinset={index + 1}>
      {media ? (
        <button
          type="button"
          data-index={index}
          tabIndex={isStop ? 0 : -1}
          data-id={media.id}
          aria-current={isOpen || undefined}
          aria-pressed={isChosen}
        >
          <span className={classes.picture} style={picture}>
            <MediaThumb media={media} width={width} />
            <Marks media={media} say={say} />
          </span>
          <span className={classes.caption}>
            <span className={classes.name}>{nameOf(media, say)}</span>
            <span className={classes.uses}>{usesWords(media.useCount, say)}</span>
          </span>
        </button>
      ) : (
        <span className={classes.toCome} style={picture} />
      )}
    </li>
  );
});

/** What a picture or file is called in the library. */
export const nameOf = (media: Pick<ListedMedia, 'id' | 'kind' | 'fileName' | 'alt'>, say: SayLibrary): string =>
  mediaName(media) ?? say(media.kind === 'picture' ? 'untitled' : 'untitledFile', { id: media.id });

const usesWords = (count: number, say: SayLibrary): string =>
  count === 0 ? say('notUsed') : count === 1 ? say('use1') : say('uses', { count });

const Marks = ({ media, say }: { readonly media: ListedMedia; readonly say: SayLibrary }) => {
  const { kind, alt, children } = media;
  const consent =
    media.class === 'minor' ? 'ofChild' : children === 'consent' || children === 'noConsent' ? children : undefined;
  const isUndescribed = kind === 'picture' && alt === null;
  if (!isUndescribed && !consent) return null;
  return (
    <span className={classes.marks}>
      {isUndescribed && (
        <span className={classes.mark} data-mark="undescribed">
          <MessageSquareOff aria-hidden size={15} />
          <span>{say('undescribed')}</span>
        </span>
      )}
      {consent && (
        <span className={classes.mark} data-mark={consent}>
          {consent === 'noConsent' ? <ShieldAlert aria-hidden size={15} /> : <ShieldCheck aria-hidden size={15} />}
          <span>{say(consent)}</span>
        </span>
      )}
    </span>
  );
};
