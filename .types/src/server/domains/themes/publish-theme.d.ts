import type { Engine } from '#engine/index.ts';
import type { Store } from '#server/store/store.ts';
import { type PublicationResult, type Publishing } from './publication.ts';
interface PublishOptions {
    readonly store: Store;
    readonly engine: Engine;
    /** The theme's file, as findings name it. */
    readonly file: string;
    readonly text: string;
    /** Looks at everything and changes nothing. */
    readonly dryRun?: boolean;
    /** The operator's token. */
    readonly tokenId: number;
}
/**
 * Checks a theme, stores it under its content hash and makes it live, all in one transaction; refused, it changes
 * nothing. What is live already stays as it is, and whose it is too. What schools lose by it is told: an old choice of
 * one school is no reason to keep a version from the others.
 */
export declare const publishTheme: ({ store, engine, file, text, dryRun, tokenId, }: PublishOptions) => Promise<PublicationResult<Publishing>>;
export {};
