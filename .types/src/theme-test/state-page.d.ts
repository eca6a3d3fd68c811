import { type CompiledTheme, type PageData, type Plan } from '#engine/index.ts';
import { type ThemeState } from '#engine/states/index.ts';
import type { AssetManifest } from '#shared/assets.ts';
/** A state as a visitor would get it. */
export interface StatePage {
    readonly html: string;
    /** The text of the one style element. */
    readonly style: string;
    /** The keys of the sections that stand, in the order of the page. */
    readonly sections: readonly string[];
    /** Sections that come later, or go, once a visitor is near. */
    readonly deferred: readonly string[];
    /** Of `sections`, those that a picture is to show; none: the whole page. */
    readonly focus: readonly string[];
    /** Sections that threw. */
    readonly dropped: readonly {
        readonly key: string;
        readonly error: unknown;
    }[];
}
export type RenderState = (state: ThemeState) => Promise<StatePage>;
/** Renders states with the engine and the document of the server, from answers instead of loaders. */
export declare const createStateRenderer: ({ theme, assets, onPlanned, }: {
    readonly theme: CompiledTheme;
    readonly assets: AssetManifest;
    /** Told of every state that is rendered, and what it is decided by. */
    readonly onPlanned: (state: ThemeState, plan: Plan, data: PageData) => void;
}) => RenderState;
