import { type CompiledTheme, type Engine, type Loaders, type PageData, type Plan } from '#engine/index.ts';
import type { Store } from '#server/store/store.ts';
export declare const themeFile: string;
/** The school that all figures are of. */
export declare const referenceFolder: string;
export interface Loaded {
    readonly engine: Engine;
    readonly theme: CompiledTheme;
    readonly plan: () => Plan;
    readonly data: PageData;
}
export declare const createBenchEngine: () => Engine;
/** What one needs to make the reference school's home page by oneself. */
interface Home {
    readonly theme: CompiledTheme;
    readonly plan: () => Plan;
    readonly loaders: Loaders;
}
/** The reference school's home page, read from a store that has it. */
export declare const readHome: (store: Store, engine: Engine) => Promise<Home>;
/** The home page of theme 1 with the reference school's data, loaded from a real database that is gone afterwards. */
export declare const loadReferenceHome: () => Promise<Loaded>;
export {};
