import { type FocusEvent, type RefObject } from 'react';
interface Options {
    readonly count: number;
    readonly autoplayMs: number;
}
/**
 * Swiper on markup that is already there: it moves the cards, this decides when. Rotation makes one round, only while
 * enough of it is in view and the tab is shown; hovering holds it, focus stops it until the button starts it again.
 */
export declare function useRotation(view: RefObject<HTMLDivElement | null>, { count, autoplayMs }: Options): {
    ready: boolean;
    playing: boolean;
    visible: readonly number[];
    next: () => boolean | undefined;
    previous: () => boolean | undefined;
    toggle: () => void;
    hoverStart: () => void;
    hoverEnd: () => void;
    focused: (event: FocusEvent) => void;
};
export {};
