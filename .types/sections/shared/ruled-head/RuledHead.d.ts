import type { SectionEnv } from '#engine/section.ts';
interface Props {
    readonly env: SectionEnv;
    readonly heading: string | undefined;
    /** Whether the row under it can be turned: then two buttons stand at the end, for `data-enhance="snap-row"`. */
    readonly turns: boolean;
}
/** A heading under a hairline, with the buttons of the row that follows. Its look is `ruled-head.css`. */
export declare function RuledHead({ env, heading, turns }: Props): import("react").JSX.Element;
export {};
