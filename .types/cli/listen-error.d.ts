import { UsageError } from './errors.ts';
/** Where a command was to listen, and what its user calls the two settings. */
interface ListenPlace {
    readonly port: number;
    readonly host: string;
    readonly names: {
        readonly port: string;
        readonly anyPort: string;
        readonly host: string;
    };
}
/** A user's error for a port or an address that cannot be listened on; undefined for any other error. */
export declare const listenError: (error: unknown, { port, host, names }: ListenPlace) => UsageError | undefined;
export {};
