import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import type { PreviewAssets } from './assets.ts';
import type { PreviewSchool } from './data/schools.ts';
import type { EventStreams } from './events.ts';
import type { Session } from './session.ts';
interface Options {
    readonly vite: ViteDevServer;
    readonly session: Session;
    readonly streams: EventStreams;
    readonly assets: PreviewAssets;
    /** The first one is what the preview was started with. */
    readonly schools: readonly [PreviewSchool, ...PreviewSchool[]];
    /** Resolves when pages are of the sources as they are now. */
    readonly ready: () => Promise<void>;
    /** The preview's own. */
    readonly origin: () => string;
}
type Handler = (request: IncomingMessage, response: ServerResponse) => void;
/** Answers modules through Vite, then the preview's own addresses, and every other one with a page. */
export declare const createHandler: ({ vite, session, streams, assets, schools, ready, origin }: Options) => Handler;
export {};
