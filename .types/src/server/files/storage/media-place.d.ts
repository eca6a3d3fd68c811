/** A bucket on S3 or on a server that speaks like it. */
export interface S3Place {
    readonly kind: 's3';
    readonly bucket: string;
    /** What every key begins with, without slashes at its ends; empty for none. */
    readonly prefix: string;
    /** The server's origin; without it Amazon's own of the region. */
    readonly endpoint?: string;
    readonly region: string;
    /** Without them those that AWS programs find: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or the machine's role. */
    readonly credentials?: {
        readonly accessKeyId: string;
        readonly secretAccessKey: string;
    };
}
/** Where pictures and files are kept. */
export type MediaPlace = {
    readonly kind: 'folder';
    readonly directory: string;
} | S3Place;
/** Reads `file:///folder` or `s3://key:secret@bucket/prefix?endpoint=…&region=…`; undefined where it is neither. */
export declare function parseMediaUrl(text: string, awsRegion?: string): MediaPlace | undefined;
