import type { PictureData } from '#schemas/sources/picture.ts';
interface Props {
    readonly src: string | undefined;
    readonly media: PictureData | undefined;
    /** The `sizes` attribute: how wide the picture stands at which viewport. */
    readonly sizes: string;
    readonly className?: string | undefined;
    /** `high` for the one picture that is the page's largest paint; everything else loads lazily. */
    readonly priority?: 'high' | 'lazy';
    /** Replaces the stored alt text; empty for a picture that only decorates. */
    readonly alt?: string;
}
/**
 * A stored picture: AVIF where it exists, WebP otherwise, with its size known before it loads.
 * Renders nothing without a picture; what stands in its place is the section's affair.
 */
export declare function Picture({ src, media, sizes, className, priority, alt }: Props): import("react").JSX.Element | null;
export {};
