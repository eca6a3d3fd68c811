import type { SectionEnv } from '#engine/section.ts';
import { CaretLeftIcon, CaretRightIcon, PauseIcon, PlayIcon } from '../icons.tsx';
import { say } from '../say.ts';

interface Props {
  readonly env: SectionEnv;
  readonly className?: string | undefined;
  /** Whether the cards move by themselves, and so can be stopped. */
  readonly rotates: boolean;
}

/** The buttons of a row of cards under `data-enhance="slider"`; they come with the script. */
export function SliderControls({ env, className, rotates }: Props) {
  return (
    <div className={className} data-slider-controls="" hidden>
      {rotates && (
        <button
          type="button"
          data-slider-toggle=""
          data-label-stop={say(env, 'stop')}
          data-label-start={say(env, 'start')}
          aria-label={say(env, 'start')}
        >
          <PauseIcon size={18} />
          <PlayIcon size={18} />
        </button>
      )}
      <button type="button" data-slider-previous="" aria-label={say(env, 'previous')}>
        <CaretLeftIcon size={18} />
      </button>
      <button type="button" data-slider-next="" aria-label={say(env, 'next')}>
        <CaretRightIcon size={18} />
      </button>
    </div>
  );
}
