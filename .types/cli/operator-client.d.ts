import type { Problem } from '#engine/index.ts';
import type { Publication, PublishedTheme, Publishing } from '#server/domains/themes/index.ts';
export interface OperatorOptions {
    /** The product's address; without it BASE_URL, else the one that a server has by itself. */
    readonly server?: string;
    /** An operator token; without it SCHOOLYARD_TOKEN. */
    readonly token?: string;
}
/** What a server says to a theme: what is live now, or why it refuses. */
export type OperatorAnswer<P extends Publication = Publication> = {
    readonly ok: true;
    readonly publication: P;
} | {
    readonly ok: false;
    readonly message: string;
    readonly findings: readonly Problem[];
};
/** A running server, asked as an operator. Errors: `UsageError` for all but what the check of a theme finds. */
export interface OperatorClient {
    readonly origin: string;
    /** With `dryRun` the server checks all that it would, and changes nothing. */
    publish(theme: {
        readonly file: string;
        readonly document: string;
        readonly dryRun: boolean;
    }): Promise<OperatorAnswer<Publishing>>;
    /** Without `to` to the version that was live before. */
    rollback(themeId: number, to: string | undefined): Promise<OperatorAnswer>;
    themes(): Promise<readonly PublishedTheme[]>;
}
export declare const createOperatorClient: (options: OperatorOptions) => OperatorClient;
