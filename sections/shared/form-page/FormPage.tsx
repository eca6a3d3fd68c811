import type { ReactNode } from 'react';
import type { SectionEnv } from '#engine/section.ts';
import { SectionHeading } from '../SectionHeading.tsx';

interface Props {
  readonly env: SectionEnv;
  readonly heading: string | undefined;
  readonly text?: string | undefined;
  /** Stands under the words, on a phone under the form: an element with `data-form-aside`. */
  readonly aside?: ReactNode;
  /** The form. */
  readonly children: ReactNode;
}

/**
 * A form on its sheet, with words next to it. Its style is `form-page.css` and the stylesheet of the look's name.
 */
export function FormPage({ env, heading, text, aside, children }: Props) {
  return (
    <div data-form-page={env.look}>
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
