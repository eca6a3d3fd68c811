import type { StatePage } from './state-page.ts';
/** A site on this machine whose pages are states. */
export interface StateServer {
    readonly origin: string;
    /** Serves a page until it is taken away; its path. */
    show(id: string, page: StatePage): string;
    hide(id: string): void;
    close(): Promise<void>;
}
/** Listens on a free port of 127.0.0.1, with the headers that the product sends. */
export declare const startStateServer: () => Promise<StateServer>;
