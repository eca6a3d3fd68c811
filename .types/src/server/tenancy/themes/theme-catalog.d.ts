import type { Logger } from 'pino';
import type { CompiledTheme, Engine, Problem } from '#engine/index.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import type { Invalidation } from '#server/core/cache/invalidation.ts';
import type { Store } from '#server/store/store.ts';
export interface ThemeVersion {
    readonly hash: string;
    readonly theme: CompiledTheme;
}
/** Theme versions that schools use, compiled once each. */
export interface ThemeCatalog {
    /** The version a school's record asks for: the pinned one, else the live one. */
    peek(record: SiteRecord): ThemeVersion | undefined;
    find(record: SiteRecord): Promise<ThemeVersion | undefined>;
    /** Live themes, by theme id. */
    live(): ReadonlyMap<number, ThemeVersion>;
}
/** A built-in theme that does not compile: the product cannot start with it. */
export declare class BuiltInThemeError extends Error {
    readonly problems: readonly Problem[];
    constructor(problems: readonly Problem[]);
}
/** The ids of the built-in themes of a folder. */
export declare const builtInThemeIds: (folder: string) => Promise<readonly number[]>;
/** Stores the built-in themes of a folder, and makes new versions live where no operator has moved the pointer. */
export declare const publishBuiltInThemes: (store: Store, engine: Engine, folder: string) => Promise<void>;
interface CatalogOptions {
    readonly store: Store;
    readonly invalidation: Invalidation;
    readonly engine: Engine;
    readonly log: Logger;
}
/** Compiles the live themes and keeps them; a stored theme that does not compile is logged once and left out. */
export declare const createThemeCatalog: (options: CatalogOptions) => Promise<ThemeCatalog>;
export {};
