import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, type RefObject, useCallback, useDeferredValue, useEffect, useState } from 'react';
import { LoadFailed } from '../../ui/LoadFailed.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWords } from '../../words/words.ts';
import type { Shown } from './filters.ts';
import { layGrid } from './grid-layout.ts';
import classes from './media.module.css';
import { Tile } from './Tile.tsx';
import type { Choice } from './use-choice.ts';
import { useElementBox } from './use-element-box.ts';
import { useFirstMedia, useMediaPages } from './use-media-pages.ts';
import { useTileKeys } from './use-tile-keys.ts';
import { libraryWords } from './words.ts';

/** Rows that are drawn above and below what is in view. */
const overscan = 2;

interface Props {
  readonly shown: Shown;
  readonly openId: number | undefined;
  readonly choice: Choice;
  /** Says where Tab leads to from then on. */
  readonly stop: RefObject<(index: number) => void>;
  /** What stands there where nothing is found. */
  readonly empty: ReactNode;
}

/**
 * The library as a grid that draws what is in view alone, however much there is. One tile is in the order of Tab; arrow
 * keys lead from there to every other.
 */
export const MediaGrid = ({ shown, openId, choice, stop: stopAt, empty }: Props) => {
  const say = useWords(libraryWords);
  const [box, setBox] = useState<HTMLUListElement | null>(null);
  const { width, top } = useElementBox(box);
  const layout = layGrid(width);
  const { columns, tileWidth, pictureHeight, rowHeight, gap } = layout;
  const start = useFirstMedia(shown);
  const { total, isPending } = start;
  // A row of another height is another row, which is laid out anew.
  const getItemKey = useCallback((row: number) => `${columns}-${rowHeight}-${row}`, [columns, rowHeight]);
  const virtualizer = useWindowVirtualizer({
    // Nothing is drawn before it is known how wide the rows are.
    count: width === 0 ? 0 : Math.ceil(total / columns),
    estimateSize: () => rowHeight,
    getItemKey,
    overscan,
    scrollMargin: top,
    // A row that comes a frame later is still far from the edge.
    useFlushSync: false,
  });
  const rows = virtualizer.getVirtualItems();
  // Far enough from the edge to be drawn between two frames: a row at once would hold a phone up for three.
  const firstRow = useDeferredValue(rows[0]?.index ?? 0);
  const lastRow = useDeferredValue(rows.at(-1)?.index ?? -1);
  const first = firstRow * columns;
  const last = Math.min(total, (lastRow + 1) * columns) - 1;
  const { isError, retry, mediaAt } = useMediaPages(shown, start, { first, last });
  const { stop, setStop, onKeyDown } = useTileKeys(box, {
    columns,
    count: total,
    first,
    last,
    openId,
    onKey: choice.onKey,
    scrollTo: (index) => virtualizer.scrollToIndex(Math.floor(index / columns), { align: 'auto' }),
  });
  useEffect(() => {
    stopAt.current = setStop;
  }, [stopAt, setStop]);
  const fault = isError && <LoadFailed text={say('loadFailed')} onRetry={retry} />;
  if (isPending) return <Skeleton rows={8} />;
  if (total === 0) return fault || empty;
  const tiles = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  return (
    <>
      {fault}
      <ul
        ref={setBox}
        className={classes.grid}
        aria-label={say('pictures')}
        style={{ blockSize: virtualizer.getTotalSize() }}
        data-choosing={choice.isChoosing || undefined}
        onKeyDown={onKeyDown}
        {...choice.handlers}
      >
        {tiles.map((index) => {
          const media = mediaAt(index);
          return (
            <Tile
              key={index}
              media={media}
              index={index}
              total={total}
              left={(index % columns) * (tileWidth + gap)}
              top={Math.floor(index / columns) * rowHeight}
              width={tileWidth}
              pictureHeight={pictureHeight}
              isOpen={media !== undefined && media.id === openId}
              isStop={index === stop}
              isChosen={choice.isChoosing ? media !== undefined && choice.chosen.has(media.id) : undefined}
            />
          );
        })}
      </ul>
    </>
  );
};
