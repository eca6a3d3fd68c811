import { useEffect, useId, useState } from 'react';
import { isWidth, type View, widths } from './view.ts';

interface Props {
  readonly width: View['width'];
  /** What the frame really has. */
  readonly frameWidth: number;
  readonly onChoose: (width: View['width']) => void;
}

const presets: readonly { readonly width: View['width']; readonly label: string }[] = [
  { width: 390, label: 'Phone' },
  { width: 768, label: 'Tablet' },
  { width: 1440, label: 'Desktop' },
  { width: 'full', label: 'Full' },
];

/** How wide the page's own viewport is. */
export function WidthChoice({ width, frameWidth, onChoose }: Props) {
  const id = useId();
  const shown = width === 'full' ? frameWidth : width;
  const [typed, setTyped] = useState(String(shown));
  useEffect(() => setTyped(String(shown)), [shown]);
  const commit = (): void => {
    if (isWidth(Number(typed))) {
      if (Number(typed) !== shown) onChoose(Number(typed));
    } else setTyped(String(shown));
  };
  return (
    <section>
      <h2>Window</h2>
      <fieldset className="segments">
        <legend className="unseen">Width of the page</legend>
        {presets.map((preset) => (
          <label
            key={preset.label}
            title={preset.width === 'full' ? 'All the room there is' : `${preset.width} pixels`}
          >
            <input type="radio" name={id} checked={preset.width === width} onChange={() => onChoose(preset.width)} />
            <span>{preset.label}</span>
          </label>
        ))}
      </fieldset>
      <div className="field in-row">
        <label htmlFor={`${id}-width`}>Width in pixels</label>
        <input
          id={`${id}-width`}
          type="number"
          min={widths.least}
          max={widths.max}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => event.key === 'Enter' && commit()}
        />
      </div>
    </section>
  );
}
