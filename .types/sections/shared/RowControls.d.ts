import type { ReactNode } from 'react';
import type { SectionEnv } from '#engine/section.ts';
interface Props {
    readonly env: SectionEnv;
    /** What the stylesheet knows them by. */
    readonly look: 'data-ruled-controls' | 'data-wide-controls';
    readonly previous: ReactNode;
    readonly next: ReactNode;
}
/** The buttons that turn a row under `data-enhance="snap-row"`; they come with the script. */
export declare function RowControls({ env, look, previous, next }: Props): import("react").JSX.Element;
export {};
