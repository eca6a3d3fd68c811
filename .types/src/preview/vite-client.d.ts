import type { Plugin } from 'vite';
/** Serves an empty client in place of Vite's, whose websocket and reloads have no place here, and opens no editors. */
export declare const withoutViteClient: () => Plugin;
