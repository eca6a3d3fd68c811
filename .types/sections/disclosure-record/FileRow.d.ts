import type { SectionEnv } from '#engine/section.ts';
import type { Disclosure } from '#schemas/sources/disclosure.ts';
interface Props {
    readonly env: SectionEnv;
    readonly name: string;
    readonly file: Disclosure['files'][number] | undefined;
}
/** The row of one document: the link to it, and until when it holds. */
export declare function FileRow({ env, name, file }: Props): import("react").JSX.Element;
export {};
