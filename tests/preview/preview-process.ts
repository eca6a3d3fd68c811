import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { packageRoot } from '#shared/package-root.ts';

export interface PreviewProcess {
  /** Where pages stand as visitors see them, without a slash at its end. */
  readonly url: string;
  /** The window with the panel that was printed. */
  readonly panelUrl: string;
  /** What it wrote so far. */
  output(): string;
  /** Ctrl+C; resolves with the exit code. */
  interrupt(): Promise<number | null>;
}

/** Runs `schoolyard theme preview <args>` from the sources of a tree until it prints its address. */
export const runPreview = async (args: readonly string[], root = packageRoot): Promise<PreviewProcess> => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'cli/index.ts', 'theme', 'preview', ...args, '--port', '0'],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', FORCE_COLOR: '0', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  let output = '';
  const [panelUrl, url] = await new Promise<[string, string]>((resolve, reject) => {
    const onData = (data: Buffer): void => {
      output += data.toString();
      const [, panel, page] = /Preview +(http:\S+)\s+page +(http:\S+)\//.exec(output) ?? [];
      if (panel && page) resolve([panel, page]);
    };
    child.stdout.on('data', onData);
    child.stderr.on('data', onData);
    child.once('exit', (code) => reject(new Error(`The preview ended with ${code}.\n${output}`)));
  });
  return { url, panelUrl, output: () => output, interrupt: () => interrupt(child) };
};

const interrupt = (child: ChildProcess): Promise<number | null> => {
  if (child.exitCode !== null) return Promise.resolve(child.exitCode);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  return ended;
};

export interface Copy {
  /** A folder with the sources that a preview needs, free to be edited. */
  readonly root: string;
  /** Replaces one text by another in a file of it; refuses where the text is not there. */
  edit(file: string, from: string, to: string): Promise<void>;
  remove(): Promise<void>;
}

const copied = ['cli', 'engine', 'schemas', 'sections', 'themes', 'package.json', 'tsconfig.json', 'vite.config.ts'];
const copiedOfSrc = ['build', 'demo/schools', 'preview', 'server', 'shared', 'site'];

/** A copy of the tree, so that no tracked file is edited. */
export const copyTree = async (): Promise<Copy> => {
  const root = await mkdtemp(join(tmpdir(), 'preview-tree-'));
  for (const name of [...copied, ...copiedOfSrc.map((folder) => `src/${folder}`)]) {
    await mkdir(join(root, name, '..'), { recursive: true });
    await cp(join(packageRoot, name), join(root, name), { recursive: true });
  }
  await symlink(join(packageRoot, 'node_modules'), join(root, 'node_modules'));
  return {
    root,
    async edit(file, from, to) {
      const path = join(root, file);
      const text = await readFile(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
      await writeFile(
        path,
        text.replace(from, () => to),
      );
    },
    remove: () => rm(root, { recursive: true, force: true }),
  };
};
