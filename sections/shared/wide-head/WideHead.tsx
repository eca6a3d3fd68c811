import type { SectionEnv } from '#engine/section.ts';
import { LineArrowLeft, LineArrowRight, LinePause, LinePlay } from '../line-icons.tsx';
import { RowControls } from '../RowControls.tsx';
import { SectionHeading } from '../SectionHeading.tsx';

interface Props {
  readonly env: SectionEnv;
  readonly heading: string | undefined;
  /** Of a heading that the school has written: see `inLanguage`. */
  readonly language?: { readonly lang?: string; readonly dir?: 'auto' };
  /** Whether the row under it scrolls: then its buttons are at the end, for `data-enhance="snap-row"`. */
  readonly scrolls: boolean;
}

/** A large heading with the buttons of the row that follows. Its look is `wide-head.css`. */
export function WideHead({ env, heading, language, scrolls }: Props) {
  return (
    <div data-wide-head="">
      <SectionHeading env={env} {...language}>
        {heading}
      </SectionHeading>
      {scrolls && (
        <RowControls
          env={env}
          look="data-wide-controls"
          pause={<LinePause />}
          play={<LinePlay />}
          previous={<LineArrowLeft />}
          next={<LineArrowRight />}
        />
      )}
    </div>
  );
}
