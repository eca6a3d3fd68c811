import type { ReactNode } from 'react';
interface Props {
    readonly className?: string | undefined;
}
/** The three backgrounds that birthday cards take in turn (the seed, section 9). */
export declare const decorations: readonly ((props: Props) => ReactNode)[];
export {};
