import type { PictureData } from '#schemas/sources/picture.ts';
interface Props {
    readonly name: string;
    readonly src: string | undefined;
    readonly media: PictureData | undefined;
    /** The `sizes` attribute of the logo. */
    readonly sizes: string;
    readonly className?: string | undefined;
    readonly priority?: 'high' | 'lazy';
}
/** The school's logo, or its initials where it has none. The name is text beside it. */
export declare function Crest({ name, src, media, sizes, className, priority }: Props): import("react").JSX.Element;
export {};
