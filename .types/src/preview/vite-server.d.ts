import { type ViteDevServer } from 'vite';
/** Vite without its own pages, websocket and reloads: it transforms modules for the browser and loads ours here. */
export declare const createViteServer: (host: string) => Promise<{
    vite: ViteDevServer;
    close: () => Promise<void>;
}>;
