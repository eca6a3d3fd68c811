import type { SectionEnv } from '#engine/section.ts';
import type { BannerItem } from '#schemas/sources/banners.ts';
export interface BannerSlideProps {
    readonly item: BannerItem;
    readonly first: boolean;
    readonly schoolName: string;
    /** "2 of 5"; absent when the slide is the only one. */
    readonly position: string | undefined;
    readonly env: SectionEnv;
}
/** What makes an element a slide of `data-carousel`; nothing for the only one. */
export declare const slideAttributes: ({ position, env }: Pick<BannerSlideProps, 'position' | 'env'>) => {
    role?: never;
    'aria-roledescription'?: never;
    'aria-label'?: never;
    'data-carousel-slide'?: never;
} | {
    role: string;
    'aria-roledescription': string;
    'aria-label': string;
    'data-carousel-slide': string;
};
interface TextProps extends Pick<BannerSlideProps, 'item' | 'env'> {
    readonly className: string | undefined;
}
/** The heading of a slide: the first one's is the section's. */
export declare function SlideHeading({ item, first, env, className }: TextProps & Pick<BannerSlideProps, 'first'>): import("react").JSX.Element;
/** One of the further texts of a slide, where it has it. */
export declare function SlideText({ item, text, env, className, }: TextProps & {
    readonly text: 'subHeading' | 'banner_Details';
}): import("react").JSX.Element | null;
export {};
