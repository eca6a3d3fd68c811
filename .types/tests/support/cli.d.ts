export interface CliResult {
    readonly code: number | null;
    readonly stdout: string;
    readonly stderr: string;
}
export interface CliOptions {
    readonly cwd: string;
    readonly env?: Readonly<Record<string, string>>;
}
/** Runs the built command line to its end. */
export declare const runCli: (args: readonly string[], { cwd, env }: CliOptions) => Promise<CliResult>;
