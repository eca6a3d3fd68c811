import type { ReactNode } from 'react';
import type { SectionEnv } from '#engine/section.ts';
import { say } from './say.ts';

interface Props {
  readonly env: SectionEnv;
  /** What the stylesheet knows them by. */
  readonly look: 'data-ruled-controls' | 'data-wide-controls';
  readonly pause: ReactNode;
  readonly play: ReactNode;
  readonly previous: ReactNode;
  readonly next: ReactNode;
}

/** The buttons that move and turn a row under `data-enhance="snap-row"`; they come with the script. */
export function RowControls({ env, look, pause, play, previous, next }: Props) {
  return (
    <div {...{ [look]: '' }} data-row-controls="" hidden>
      <RowToggle env={env} pause={pause} play={play} />
      <button type="button" data-row-previous="" aria-label={say(env, 'previous')}>
        {previous}
      </button>
      <button type="button" data-row-next="" aria-label={say(env, 'next')}>
        {next}
      </button>
    </div>
  );
}

/** The button that stops and starts a row; first of all, as it is for whom the row moves too soon. */
export function RowToggle({ env, pause, play }: Pick<Props, 'env' | 'pause' | 'play'>) {
  return (
    <button
      type="button"
      data-row-toggle=""
      data-label-stop={say(env, 'stop')}
      data-label-start={say(env, 'start')}
      aria-label={say(env, 'start')}
    >
      {pause}
      {play}
    </button>
  );
}
