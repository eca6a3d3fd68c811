declare module 'vitest' {
    interface ProvidedContext {
        /** Whether this is `npm run test:long`. */
        readonly long: boolean;
    }
}
/** How far a test goes: in `npm test`, and in `npm run test:long`. */
export declare const extent: <T>(short: T, long: T) => T;
