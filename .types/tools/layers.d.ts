/**
 * What a room's code may take for granted: nothing but the language, the few globals of engine/platform.d.ts that
 * browsers and Node have alike, Node with its modules, a browser, or both of these.
 */
export type Platform = 'none' | 'neutral' | 'node' | 'dom' | 'both';
/** A folder whose code stands together. A room within another is none of the outer one's. */
export interface Room {
    /** From the root of the project. `*` is any one folder, and each of these is a room of its own. */
    readonly folder: string;
    /**
     * What its code may import of other rooms, type-only imports included: a room, a folder of it, or a file. `*` is any
     * one name. Its tests, and what stands in a folder `testing`, may import all.
     */
    readonly imports: readonly string[];
    readonly platform: Platform;
    /** How far its relative imports may go; its own folder where this is not given. The rest it imports by `#` names. */
    readonly relativeIn?: string;
}
/** The doors of a domain: what other domains and the layers above use, and what may be read of it publicly. */
export declare const doors: string[];
/** The server's layers, from the top: each may import those below it. */
export declare const serverLayers: string[];
/**
 * Who may import whom, from the top: each room stands above all that it imports. The check, the lint rules, each room's
 * tsconfig.json and the picture in ARCHITECTURE.md are made from this table (`npm run generate`).
 */
export declare const rooms: readonly Room[];
