import type { TestProject } from 'vitest/node';
declare module 'vitest' {
    interface ProvidedContext {
        /** The port of the one server that all files of this folder read from. */
        sitePort: number;
    }
}
export declare const setup: (project: TestProject) => Promise<void>;
export declare const teardown: () => Promise<void>;
