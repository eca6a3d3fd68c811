import type { Directory, DirectoryEntry } from '#server/tenancy/content-reader.ts';
/** The logo of a listed school, and its address where that is asked for. */
export declare const directoryCard: ({ schoolId }: DirectoryEntry, directory: Directory, fields?: readonly string[]) => Promise<Record<string, unknown> | undefined>;
