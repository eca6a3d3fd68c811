import { useEffect, useId, useRef } from 'react';
import { defineWords, useWords } from '../words/words.ts';
import { type Crop, closest, drawCrop } from './crop-portrait.ts';
import classes from './portrait-crop.module.css';

const words = defineWords({
  en: { shown: 'The photo as it will be', zoom: 'Closer', x: 'Left or right', y: 'Up or down' },
  hi: { shown: 'फ़ोटो ऐसी दिखेगी', zoom: 'पास से', x: 'बाएँ या दाएँ', y: 'ऊपर या नीचे' },
});

interface Props {
  readonly picture: ImageBitmap;
  readonly crop: Crop;
  readonly onChange: (crop: Crop) => void;
}

/** Chooses the part of a picture that is a portrait. */
export const PortraitCrop = ({ picture, crop, onChange }: Props) => {
  const say = useWords(words);
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);
  const sliders = [
    { name: 'zoom', min: 1, max: closest },
    { name: 'x', min: 0, max: 1 },
    { name: 'y', min: 0, max: 1 },
  ] as const;
  return (
    <div className={classes.crop}>
      <canvas ref={canvas} width={360} height={480} role="img" aria-label={say('shown')} />
      <div>
        {sliders.map(({ name, min, max }) => (
          <div key={name}>
            <label htmlFor={`${id}-${name}`}>{say(name)}</label>
            <input
              id={`${id}-${name}`}
              type="range"
              min={min}
              max={max}
              step={0.02}
              value={crop[name]}
              onChange={({ currentTarget }) => onChange({ ...crop, [name]: Number(currentTarget.value) })}
            />
          </div>
        ))}
      </div>
    </div>
  );
};
