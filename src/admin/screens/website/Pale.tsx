import type { ContrastFinding } from '#engine/record/contrast-findings.ts';
import { Button } from '../../ui/Button.tsx';
import { useWords } from '../../words/words.ts';
import { chooseColor } from './choices.ts';
import { panelWords } from './panel-words.ts';
import type { Attempt } from './use-attempt.ts';
import classes from './website.module.css';

interface Props {
  readonly finding: ContrastFinding;
  readonly attempt: Attempt;
  /** What the colour is called, where it does not stand beside. */
  readonly name?: string;
}

/** A colour that cannot be read with what was tried, and the nearest shade that can. */
export const Pale = ({ finding: { token, nearest }, attempt, name }: Props) => {
  const say = useWords(panelWords);
  return (
    <div className={classes.pale} role="alert">
      <p>
        <strong>{name === undefined ? say('tooPale') : say('tooPaleOf', { name })}</strong>{' '}
        {nearest ? say('nearest', { color: nearest }) : say('noNearest')}
      </p>
      {nearest && (
        <Button size="compact" onClick={() => attempt.choose((value) => chooseColor(value, token, nearest))}>
          <span className={classes.swatch} style={{ background: nearest }} aria-hidden />
          {say('use')}
        </Button>
      )}
    </div>
  );
};
