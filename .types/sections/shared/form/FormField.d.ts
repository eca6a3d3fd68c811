import type { ReactNode } from 'react';
import type { SectionEnv } from '#engine/section.ts';
import type { FieldSpec } from './field-spec.ts';
interface Props {
    readonly env: SectionEnv;
    readonly field: FieldSpec;
    /** Makes ids unique on the page. */
    readonly prefix: string;
    /** Stands in for the label's string: a consent with a link in it. */
    readonly label?: ReactNode;
}
/** A field with its label, its hint and the place for its error, all tied together. */
export declare function FormField({ env, field, prefix, label }: Props): import("react").JSX.Element;
export {};
