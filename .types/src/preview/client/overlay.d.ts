import type { Finding } from '#preview/shared/protocol.ts';
export interface Overlay {
    /**
     * Shows what is wrong over the page, and only says so beneath it where the page itself is right; warnings are not
     * shown. Nothing wrong takes it away.
     */
    show(findings: readonly Finding[]): void;
    /** Whether the preview's server can be reached. */
    setOnline(online: boolean): void;
}
/** The overlay stands in a shadow root behind `<body>`, so that neither the page's styles nor its replacement touch it. */
export declare const createOverlay: () => Overlay;
