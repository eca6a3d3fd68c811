import type { PointerAction, ThemePointer, ThemeVersion } from './schema.ts';
import type { Store, StoreContext } from './store.ts';
/** A theme's live version. */
export interface LiveTheme {
    hash: string;
    document: Record<string, unknown>;
    assets: Record<string, unknown>;
    movedByOperator: boolean;
}
/** A stored version without its document; the names are null where a stored document has none. */
export interface VersionLabel {
    themeId: number;
    hash: string;
    slug: string | null;
    name: string | null;
    version: string | null;
    createdAt: Date;
}
/** A move of a theme's live pointer. Without `byOperator` a pointer that an operator has moved is left alone. */
export interface PointerMove {
    themeId: number;
    hash: string;
    byOperator: boolean;
    action: PointerAction;
    /** The operator's token; null for the server's own moves. */
    tokenId: number | null;
}
/** Runs work in one transaction in which nobody else changes versions or pointers. */
export declare function changeThemes<T>(store: Store, work: (context: StoreContext) => Promise<T>): Promise<T>;
/** Stores a version of a theme; one that is there already stays as it is. Says whether it was new. */
export declare function putThemeVersion(store: Store, version: Omit<ThemeVersion, 'createdAt'>): Promise<boolean>;
/** As `putThemeVersion`, inside a transaction. */
export declare function addThemeVersion({ db }: StoreContext, version: Omit<ThemeVersion, 'createdAt'>): Promise<boolean>;
/** A stored version of a theme, by its hash. */
export declare function getThemeVersion(store: Store, hash: string): Promise<ThemeVersion | undefined>;
/** As `getThemeVersion`, inside a transaction. */
export declare function readThemeVersion({ db }: StoreContext, hash: string): Promise<ThemeVersion | undefined>;
/** Every stored version of every theme, the oldest of each theme first. */
export declare function versionLabels({ db }: StoreContext): Promise<VersionLabel[]>;
/** The live version of every theme, by theme id. */
export declare function liveThemes(store: Store): Promise<Map<number, LiveTheme>>;
/** Every live pointer, and every version: among them all that the pointers name. */
export declare function listThemeVersions(store: Store): Promise<{
    pointers: readonly ThemePointer[];
    labels: readonly VersionLabel[];
}>;
/** A theme's live pointer, inside a transaction. */
export declare function readThemePointer({ db }: StoreContext, themeId: number): Promise<ThemePointer | undefined>;
/** The moves of a theme's pointer, oldest first. */
export declare function pointerMoves({ db }: StoreContext, themeId: number): Promise<{
    hash: string;
    action: PointerAction;
}[]>;
/**
 * Makes a stored version the live one and says whether it is. One that an operator has moved is left alone unless an
 * operator moves it again. Touches `theme:<id>`. An unknown hash fails with the database's 23503.
 */
export declare function setThemePointer(store: Store, pointer: Pick<PointerMove, 'themeId' | 'hash' | 'byOperator'>): Promise<boolean>;
/** As `setThemePointer`, inside a transaction of `changeThemes`. A move to another version is recorded. */
export declare function moveThemePointer(context: StoreContext, move: PointerMove): Promise<boolean>;
