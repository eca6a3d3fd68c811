import type { SectionEnv } from '#engine/section.ts';
interface Props {
    readonly env: SectionEnv;
    readonly heading: string | undefined;
}
/** A section that says it has nothing, or that it could not be loaded: its strings `empty` and `error`. */
export declare function SectionNote({ env, heading }: Props): import("react").JSX.Element;
export {};
