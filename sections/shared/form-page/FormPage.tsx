import type { ReactNode } from 'react';
import type { SectionEnv } from '#engine/section.ts';
import { SectionHeading } from '../SectionHeading.tsx';

interface Props {
  readonly env: SectionEnv;
  readonly variant: string;
  readonly heading: string | undefined;
  readonly text?: string | undefined;
  /** Stands under the words, on a phone under the form: an element with `data-form-aside`. */
  readonly aside?: ReactNode;
  /** The form. */
  readonly children: ReactNode;
}

/**
 * A form on its sheet, with words next to it. Its looks are `form-page.css` and the stylesheet of the variant's name.
 */
export function FormPage({ env, variant, heading, text, aside, children }: Props) {
  return (
    <div data-form-page={variant}>
      <div className="container" data-form-grid="">
        <div data-form-words="">
          <SectionHeading env={env}>{heading}</SectionHeading>
          {text && <p data-form-lead="">{text}</p>}
        </div>
        <div data-form-sheet="">{children}</div>
        {aside}
      </div>
    </div>
  );
}
