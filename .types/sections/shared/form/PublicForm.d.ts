import type { ReactNode } from 'react';
import type { SectionEnv } from '#engine/section.ts';
import type { FieldSpec } from './field-spec.ts';
interface FieldGroup {
    /** The string that names the group. */
    readonly legend: string;
    readonly fields: readonly FieldSpec[];
}
interface Props {
    readonly env: SectionEnv;
    /** The call's path in the API. */
    readonly action: string;
    /** Whether files go with it; such a form needs script, as the API answers it with JSON alone. */
    readonly multipart?: true;
    readonly fields?: readonly FieldSpec[];
    /** Fields under headings, where there are many. */
    readonly groups?: readonly FieldGroup[];
    /** Labels with more than text in them, by field. */
    readonly labels?: Readonly<Record<string, ReactNode>>;
    /** What the answer shows: the string `sent`. Without script the API leads back to `#sent`. */
    readonly sentId?: string | undefined;
    /** The property of the answer with an address to go on to. */
    readonly follow?: string;
    readonly columns?: 1 | 2;
    /** The enhancement that sends it, where it does more than `form`. */
    readonly enhance?: string;
    /** What that enhancement reads, by the name of the attribute. */
    readonly facts?: Readonly<Record<`data-${string}`, string>>;
    /** Fields laid out by the section itself, in place of `fields` and `groups`. */
    readonly children?: ReactNode;
    /** Stands beside the button. */
    readonly actions?: ReactNode;
    /** What stands in place of the string `sent` once it was sent. */
    readonly receipt?: ReactNode;
}
/**
 * A form that anyone may send: complete without script, and with `form/client.ts` sent in the background, each error
 * beside its field. The section's strings hold `formStrings`, the labels, `submit` and `sent`.
 */
export declare function PublicForm(props: Props): import("react").JSX.Element;
export {};
