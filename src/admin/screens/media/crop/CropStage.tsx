import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useWords } from '../../../words/words.ts';
import classes from './crop.module.css';
import { type Area, type Corner, corners, moved, pulled, type Size } from './crop-area.ts';
import { cropWords } from './words.ts';

/** How far an arrow key moves, and with Shift. */
const step = 0.01;
const largeStep = 0.05;

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What is held while it is dragged: a corner, or the area itself by a point of it. */
type Held = Corner | { readonly x: number; readonly y: number };

interface Props {
  /** What the picture is called. */
  readonly name: string;
  /** Of the picture as it is turned. */
  readonly size: Size;
  /** Width by height of what is kept; free without it. */
  readonly ratio: number | undefined;
  readonly area: Area;
  readonly onChange: (area: Area) => void;
  /** The picture is drawn on it. */
  readonly onCanvas: (canvas: HTMLCanvasElement | null) => void;
}

/** A picture with the part that is kept of it: dragged by its corners or as a whole, or moved by keys. */
export const CropStage = ({ name, size, ratio, area, onChange, onCanvas }: Props) => {
  const say = useWords(cropWords);
  const stage = useRef<HTMLDivElement>(null);
  const held = useRef<Held>(undefined);
  const pointOf = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    return { x: (clientX - left) / width, y: (clientY - top) / height };
  };
  const hold = (event: PointerEvent, what?: Corner): void => {
    if (event.button !== 0) return;
    stage.current?.setPointerCapture(event.pointerId);
    held.current = what ?? pointOf(event);
  };
  const drag = (event: PointerEvent): void => {
    const point = pointOf(event);
    if (typeof held.current === 'string') onChange(pulled(area, { corner: held.current, ...point, ratio, size }));
    else if (held.current) {
      onChange(moved(area, { x: point.x - held.current.x, y: point.y - held.current.y }));
      held.current = point;
    }
  };
  const letGo = (): void => {
    held.current = undefined;
  };
  const onKeyDown = (event: KeyboardEvent, corner?: Corner): void => {
    const [x, y] = arrows[event.key] ?? [0, 0];
    if (x === 0 && y === 0) return;
    event.preventDefault();
    const far = event.shiftKey ? largeStep : step;
    const by = { x: x * far, y: y * far };
    onChange(corner ? pulledBy(area, { corner, by, ratio, size }) : moved(area, by));
  };
  const percent = (value: number): string => `${value * 100}%`;
  return (
    <div
      ref={stage}
      className={classes.stage}
      style={{
        aspectRatio: `${size.width} / ${size.height}`,
        maxInlineSize: `calc(60vh * ${size.width / size.height})`,
      }}
      onPointerMove={drag}
      onPointerUp={letGo}
      onPointerCancel={letGo}
    >
      <canvas ref={onCanvas} role="img" aria-label={name} />
      <div
        className={classes.area}
        style={{
          insetInlineStart: percent(area.x),
          insetBlockStart: percent(area.y),
          inlineSize: percent(area.width),
          blockSize: percent(area.height),
        }}
      >
        <button
          type="button"
          className={classes.middle}
          aria-label={say('move')}
          onPointerDown={(event) => hold(event)}
          onKeyDown={(event) => onKeyDown(event)}
        />
        {(Object.keys(corners) as Corner[]).map((corner) => (
          <button
            key={corner}
            type="button"
            className={classes.corner}
            data-corner={corner}
            aria-label={say(corner)}
            onPointerDown={(event) => hold(event, corner)}
            onKeyDown={(event) => onKeyDown(event, corner)}
          />
        ))}
      </div>
    </div>
  );
};

interface PulledBy {
  readonly corner: Corner;
  readonly by: { readonly x: number; readonly y: number };
  readonly ratio: number | undefined;
  readonly size: Size;
}

/** Of a shape that is fixed, each arrow pulls both sides. */
const pulledBy = (area: Area, { corner, by, ratio, size }: PulledBy): Area => {
  const { x: right, y: down } = corners[corner];
  const across = right * down;
  const along = ratio === undefined ? by : { x: by.x + by.y * across, y: by.y + by.x * across };
  const x = (right > 0 ? area.x + area.width : area.x) + along.x;
  const y = (down > 0 ? area.y + area.height : area.y) + along.y;
  return pulled(area, { corner, x, y, ratio, size });
};
