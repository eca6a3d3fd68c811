import { spawn } from 'node:child_process';
import { builtCli, cleanEnv } from './server.ts';

export interface CliResult {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CliOptions {
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
  /** What is typed, or comes through a pipe. */
  readonly input?: string;
}

/** Runs the built command line to its end. */
export const runCli = (args: readonly string[], { cwd, env = {}, input }: CliOptions): Promise<CliResult> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [builtCli, ...args], {
      cwd,
      env: cleanEnv(env),
      stdio: 'pipe',
    });
    child.stdin.end(input);
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
