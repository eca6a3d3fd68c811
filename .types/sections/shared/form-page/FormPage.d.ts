import type { ReactNode } from 'react';
import type { SectionEnv } from '#engine/section.ts';
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
/** A form on its sheet, with words beside it. Its looks are `form-page.css` and the stylesheet of the variant's name. */
export declare function FormPage({ env, variant, heading, text, aside, children }: Props): import("react").JSX.Element;
export {};
