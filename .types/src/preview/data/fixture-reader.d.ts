import type { Loaders } from '#engine/data/load.ts';
import type { Site } from '#schemas/theme/site.ts';
import type { SourceReader } from '#server/website/sources/define.ts';
import { type FolderContent, type FolderPicture } from './folder-content.ts';
/** A school, or the platform, made of a folder instead of a database. */
export interface FixtureSite {
    /** The loaders of every source on a day (YYYY-MM-DD). `origin` is the address of the school's own site. */
    loaders(today: string, origin?: string, themeId?: number): Loaders;
    /** `site.*` at an address and a moment (milliseconds since the epoch). */
    site(origin: string, now: number): Site;
}
export { FixtureError } from './folder-content.ts';
export interface Fixture extends FixtureSite {
    /** The platform with this one school in its directory. */
    readonly platform: FixtureSite;
    readonly timeZone: string;
    /** The picture behind the last part of its address, `3.webp`. */
    picture(name: string): FolderPicture | undefined;
    /** What of the folder was left out, and why. */
    readonly problems: readonly string[];
}
/**
 * Opens a folder in the import format (`content.json` and its pictures). Nothing is read after that. `picturePath`
 * stands before the addresses of its pictures.
 * Errors: `ImportError` and `FixtureError` where no school can be made of it.
 */
export declare const openFixture: (folder: string, picturePath?: string) => Promise<Fixture>;
/** The loaders over a folder on the day of a moment: what the database's loaders give for the same school. */
export declare const createFixtureLoaders: (options: {
    folder: string;
    now: () => number;
}) => Promise<Loaders>;
/** Reads the items and pictures of a folder as loaders read the database. */
export declare const createFixtureReader: ({ items, pictures }: FolderContent, picturePath?: string) => SourceReader;
