import type { ReactNode } from 'react';
import type { SectionEnv } from '#engine/section.ts';
import { say } from './say.ts';

interface Props {
  readonly env: SectionEnv;
  /** What the stylesheet knows them by. */
  readonly look: 'data-ruled-controls' | 'data-wide-controls';
  readonly previous: ReactNode;
  readonly next: ReactNode;
}

/** The buttons that turn a row under `data-enhance="snap-row"`; they come with the script. */
export function RowControls({ env, look, previous, next }: Props) {
  return (
    <div {...{ [look]: '' }} data-row-controls="" hidden>
      <button type="button" data-row-previous="" aria-label={say(env, 'previous')}>
        {previous}
      </button>
      <button type="button" data-row-next="" aria-label={say(env, 'next')}>
        {next}
      </button>
    </div>
  );
}
