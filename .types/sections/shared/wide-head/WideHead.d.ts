import type { SectionEnv } from '#engine/section.ts';
interface Props {
    readonly env: SectionEnv;
    readonly heading: string | undefined;
    /** Whether the row under it scrolls: then two buttons stand at the end, for `data-enhance="snap-row"`. */
    readonly scrolls: boolean;
}
/** A large heading with the buttons of the row that follows. Its look is `wide-head.css`. */
export declare function WideHead({ env, heading, scrolls }: Props): import("react").JSX.Element;
export {};
