import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { cropMedia } from '#schemas/api/media-crop.ts';
import type { MediaDetails } from '#schemas/api/media-item.ts';
import { useAction } from '../../../calls/use-call.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chips } from '../../../ui/Chips.tsx';
import { useAttempt } from '../../../ui/Notices.tsx';
import hidden from '../../../ui/unseen.module.css';
import { useWords } from '../../../words/words.ts';
import { CropStage } from './CropStage.tsx';
import classes from './crop.module.css';
import { type Area, fitted, type Size, sizeOf, turnedArea, whole } from './crop-area.ts';
import { useTurned } from './use-turned.ts';
import { cropWords } from './words.ts';

/** The shapes that may be chosen, as width by height. */
const shapes = [
  ['free', undefined],
  ['1:1', 1],
  ['4:3', 4 / 3],
  ['16:9', 16 / 9],
  ['3:4', 3 / 4],
] as const;

const ratioOf = (shape: string): number | undefined => shapes.find(([name]) => name === shape)?.[1];

const lying = ({ width, height }: Size): Size => ({ width: height, height: width });

interface Props {
  readonly media: MediaDetails;
  readonly onCancel: () => void;
  readonly onMade: (made: MediaDetails) => void;
}

/** Chooses a part of a picture, upright or turned, by pointer or keyboard, and has a new picture made of it. */
export const CropTool = ({ media, onCancel, onMade }: Props) => {
  const say = useWords(cropWords);
  const attempt = useAttempt();
  const crop = useAction(cropMedia);
  const [turn, setTurn] = useState<0 | 90 | 180 | 270>(0);
  const [area, setArea] = useState<Area>(whole);
  const [shape, setShape] = useState('free');
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null);
  const upright: Size = { width: media.width ?? 4, height: media.height ?? 3 };
  const size = turn % 180 === 0 ? upright : lying(upright);
  const ratio = ratioOf(shape);
  const { draw, isBroken } = useTurned(media);
  useEffect(() => {
    if (canvas) draw(canvas, turn);
  }, [canvas, draw, turn]);
  const choose = (name: string): void => {
    setShape(name);
    const chosen = ratioOf(name);
    if (chosen !== undefined) setArea(fitted(area, chosen, size));
  };
  const rotate = (): void => {
    setTurn(((turn + 90) % 360) as typeof turn);
    const next = turnedArea(area);
    setArea(ratio === undefined ? next : fitted(next, ratio, lying(size)));
  };
  const made = sizeOf(area, size);
  const isWhole = turn === 0 && area.width > 0.999 && area.height > 0.999;
  const save = (): void =>
    void attempt(async () => onMade(await crop.mutateAsync({ params: { id: media.id }, body: { ...area, turn } })));
  return (
    <div className={classes.tool}>
      <CropStage
        name={media.alt || say('picture')}
        size={size}
        ratio={ratio}
        area={area}
        onChange={setArea}
        onCanvas={setCanvas}
      />
      {isBroken && <p role="alert">{say('broken')}</p>}
      <Chips
        chosen={shape}
        chips={shapes.map(([value]) => ({ value, label: value === 'free' ? say('free') : value }))}
        onChoose={choose}
      />
      <div className={classes.line}>
        <Button size="compact" icon={<RotateCw aria-hidden />} onClick={rotate}>
          {say('turn')}
        </Button>
        <span className={classes.size} role="status">
          {say('size', { ...made })}
        </span>
      </div>
      <p className={classes.help}>{say('help')}</p>
      <p className={hidden.unseen} role="status">
        {turn === 0 ? '' : say('turned', { turn })}
      </p>
      <div className={classes.line}>
        <Button look="primary" disabled={isWhole || isBroken} busy={crop.isPending} onClick={save}>
          {say('save')}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {say('cancel')}
        </Button>
      </div>
    </div>
  );
};
