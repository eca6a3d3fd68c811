import type { SectionEnv } from '#engine/section.ts';
import { CaretLeftIcon, CaretRightIcon, PauseIcon, PlayIcon } from '../icons.tsx';
import { RowControls } from '../RowControls.tsx';
import { SectionHeading } from '../SectionHeading.tsx';

interface Props {
  readonly env: SectionEnv;
  readonly heading: string | undefined;
  /** Whether the row under it can be turned: then its buttons are at the end, for `data-enhance="snap-row"`. */
  readonly turns: boolean;
}

/** A heading under a hairline, with the buttons of the row that follows. Its look is `ruled-head.css`. */
export function RuledHead({ env, heading, turns }: Props) {
  return (
    <div data-ruled-head="">
      <SectionHeading env={env}>{heading}</SectionHeading>
      {turns && (
        <RowControls
          env={env}
          look="data-ruled-controls"
          pause={<PauseIcon size={18} />}
          play={<PlayIcon size={18} />}
          previous={<CaretLeftIcon size={18} />}
          next={<CaretRightIcon size={18} />}
        />
      )}
    </div>
  );
}
