import type { StoreContext } from '#server/store/store.ts';
import type { Publication } from './publication.ts';
interface PublicationEvent {
    /** The operator's token. */
    readonly tokenId: number;
    /** The call that did it. */
    readonly action: string;
}
/** Records in the platform's audit log, in the transaction that moves the pointer, which version replaced which. */
export declare const recordPublication: (context: StoreContext, { tokenId, action }: PublicationEvent, { themeId, slug, version, hash, previousHash, previousVersion }: Omit<Publication, 'live' | 'findings'>) => Promise<void>;
export {};
