import { type CallResult } from './callers.ts';
import type { TestApp } from './server.ts';
/** A browser's cookies, each for its own host, as the answers set them. */
interface Browser {
    get(url: string): Promise<CallResult>;
    /** Keeps what an answer of a host has set. */
    keep(host: string, answer: CallResult): void;
}
export declare const openBrowser: (app: TestApp) => Browser;
/** Follows a sign-in from the product's host to the school's and back, to the answer that ends it. */
export declare const followHandover: (browser: Browser, url: string) => Promise<CallResult>;
/** As `followHandover`, in the browser to which an answer of the product's host began it. */
export declare const takeUpHandover: (app: TestApp, started: CallResult, url: string) => Promise<CallResult>;
export {};
