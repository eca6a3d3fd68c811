/** One file of an archive, as the archive's directory has it. Lengths in bytes. */
export interface ZipEntry {
    readonly name: string;
    readonly packed: number;
    readonly unpacked: number;
    /** Where its own header stands. */
    readonly offset: number;
    readonly encrypted: boolean;
}
/** The limits of an archive (reliability.md, threat 8); sizes in bytes. */
export declare const zipLimits: {
    readonly entries: 1000;
    readonly ratio: 100;
    readonly unpacked: number;
};
/**
 * The directory of a ZIP file whose end record is the file's end, so that nothing can stand behind it. Undefined where it
 * has none, is in several parts, is ZIP64, or has more entries than the limit. Nothing is unpacked.
 */
export declare function listZip(data: Buffer): readonly ZipEntry[] | undefined;
/** What makes an archive unfit to be unpacked by anyone, or undefined. `bytes` is the archive's own length. */
export declare function findZipFault(entries: readonly ZipEntry[], bytes: number): string | undefined;
