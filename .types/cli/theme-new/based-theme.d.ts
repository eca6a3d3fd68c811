import type { ContrastPair } from '#engine/section.ts';
import { type Rgb } from '#engine/tokens/rgba.ts';
import type { TokenExtension } from '#schemas/theme/tokens.ts';
import type { NewTheme } from './blank-theme.ts';
interface TokenObject {
    $value: unknown;
    readonly $extensions?: {
        readonly schoolyard?: TokenExtension;
    };
}
/** As much of a theme as a copy looks at. */
export interface ThemeObject {
    readonly tokens: {
        readonly color?: Readonly<Record<string, TokenObject>>;
    };
    readonly groups?: Readonly<Record<string, readonly {
        readonly type: string;
    }[]>>;
    readonly templates: Readonly<Record<string, {
        readonly sections: readonly {
            readonly type: string;
        }[];
    }>>;
}
/** The section types that stand on its pages. */
export declare const typesIn: ({ groups, templates }: ThemeObject) => ReadonlySet<string>;
/** The pairs that its colours ask for themselves. */
export declare const declaredPairs: ({ tokens }: ThemeObject) => readonly ContrastPair[];
/** A copy of a theme under its new name, with the colours that carry a theme's look grown from the seed. */
export declare const basedTheme: (base: ThemeObject, { slug, name, themeId }: NewTheme, { seed, pairs }: {
    readonly seed: Rgb;
    readonly pairs: readonly ContrastPair[];
}) => object;
export {};
