import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import type { MediaDetails } from '#schemas/api/media-item.ts';
import { MediaThumb, positionOf } from '../../media/MediaThumb.tsx';
import { Button } from '../../ui/Button.tsx';
import { useReading } from '../../ui/reading.ts';
import hidden from '../../ui/unseen.module.css';
import { useWords } from '../../words/words.ts';
import classes from './media.module.css';
import { libraryWords } from './words.ts';

type Point = NonNullable<MediaDetails['focal']>;

const middle: Point = { x: 0.5, y: 0.5 };
const previewWidth = 640;

/** What pages crop pictures to, as width by height. */
const crops = [
  ['21 / 9', '2.1fr'],
  ['4 / 3', '1.3fr'],
  ['1 / 1', '1fr'],
] as const;

/** How far an arrow key moves the point, and with Shift. */
const step = 0.02;
const largeStep = 0.1;

interface Props {
  readonly media: MediaDetails;
  readonly name: string;
  readonly point: Point | null;
  readonly onChange: (point: Point | null) => void;
}

/** The point of a picture that stays in view: dragged, tapped or moved by keys, with what becomes of it beside. */
export const FocalPoint = ({ media, name, point, onChange }: Props) => {
  const say = useWords(libraryWords);
  const id = useId();
  const stage = useRef<HTMLDivElement>(null);
  /** While it is dragged. */
  const [dragged, setDragged] = useState<Point>();
  const shown = dragged ?? point ?? middle;
  if (useReading())
    return (
      <div className={classes.stage} style={{ aspectRatio: `${media.width ?? 4} / ${media.height ?? 3}` }}>
        <MediaThumb media={media} width={previewWidth} alt={media.alt || name} />
      </div>
    );
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: share((clientX - left) / width), y: share((clientY - top) / height) };
  };
  const end = (event: PointerEvent): void => {
    if (!dragged) return;
    setDragged(undefined);
    onChange(pointOf(event));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const [x, y] = arrows[event.key] ?? [0, 0];
    if (x === 0 && y === 0) return;
    event.preventDefault();
    const by = event.shiftKey ? largeStep : step;
    onChange({ x: share(shown.x + x * by), y: share(shown.y + y * by) });
  };
  return (
    <div className={classes.focal}>
      <div
        ref={stage}
        className={classes.stage}
        style={{ aspectRatio: `${media.width ?? 4} / ${media.height ?? 3}` }}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          setDragged(pointOf(event));
        }}
        onPointerMove={(event) => {
          if (dragged) setDragged(pointOf(event));
        }}
        onPointerUp={end}
        onPointerCancel={() => setDragged(undefined)}
      >
        <MediaThumb media={media} width={previewWidth} alt={media.alt || name} />
        <button
          type="button"
          className={classes.ring}
          style={{ insetInlineStart: `${shown.x * 100}%`, insetBlockStart: `${shown.y * 100}%` }}
          aria-label={`${say('point')}: ${say('pointAt', percentOf(shown))}`}
          aria-describedby={`${id}-help`}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={classes.pointHead}>
        <strong>{say('point')}</strong>
        {point && (
          <Button look="quiet" size="compact" onClick={() => onChange(null)}>
            {say('middle')}
          </Button>
        )}
      </div>
      <div
        className={classes.crops}
        style={{ gridTemplateColumns: crops.map(([, column]) => column).join(' ') }}
        role="img"
        aria-label={say('crops')}
      >
        {crops.map(([aspectRatio]) => (
          <span key={aspectRatio} style={{ aspectRatio }}>
            <img src={smallOf(media)} alt="" style={{ objectPosition: positionOf(shown) }} />
          </span>
        ))}
      </div>
      <p className={classes.help} id={`${id}-help`}>
        {say('pointHelp')}
      </p>
      <p className={hidden.unseen} role="status">
        {point ? say('pointAt', percentOf(point)) : ''}
      </p>
    </div>
  );
};

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Within the picture, to a hundredth. */
const share = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;

const percentOf = ({ x, y }: Point) => ({ x: Math.round(x * 100), y: Math.round(y * 100) });

const smallOf = ({ variants, url }: MediaDetails): string =>
  variants.filter(({ format }) => format !== 'avif').toSorted((a, b) => a.width - b.width)[0]?.url ?? url;
