import { type OperatorOptions } from '../operator-client.ts';
interface Options extends OperatorOptions {
    readonly format: 'text' | 'json';
    readonly dryRun: boolean;
}
/**
 * Checks a theme here and, where it has no errors, publishes it on a running server, which checks it again and says
 * what schools lose by it. With `dryRun` the server only says what would be.
 */
export declare const themePublishCommand: (name: string, { format, dryRun, ...options }: Options) => Promise<void>;
export {};
