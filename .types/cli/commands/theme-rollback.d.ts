import { type OperatorOptions } from '../operator-client.ts';
interface Options extends OperatorOptions {
    readonly to?: string;
    readonly format: 'text' | 'json';
}
/** Makes an earlier version of a published theme live again. */
export declare const themeRollbackCommand: (name: string, { to, format, ...options }: Options) => Promise<void>;
export {};
