import type { ReactNode } from 'react';
import type { SectionEnv } from '#engine/section.ts';
interface Props {
    readonly env: SectionEnv;
    readonly total: number;
    readonly className: string | undefined;
    /** The section's own classes: `pause`, `play`, `flip`, `count`. */
    readonly styles: Readonly<Record<string, string>>;
    /** Of the theme's own set. */
    readonly icons?: Readonly<Record<'pause' | 'play' | 'previous' | 'next', ReactNode>>;
}
/** The buttons that `src/site/client/carousel.ts` brings to life: rotation first, then previous and next. */
export declare function CarouselControls({ env, total, className, styles, icons }: Props): import("react").JSX.Element;
export {};
