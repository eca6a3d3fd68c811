import { describe, expect, it } from 'vitest';
import { readText } from './files.ts';
import { importsOf } from './imports.ts';

interface LockedPackage {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly hasInstallScript?: true;
}

const { packages } = JSON.parse(readText('package-lock.json')) as {
  packages: Readonly<Record<string, LockedPackage>>;
};
const { version, allowScripts, dependencies } = JSON.parse(readText('package.json')) as {
  version: string;
  allowScripts: Readonly<Record<string, boolean>>;
  dependencies: Readonly<Record<string, string>>;
};

describe('package-lock.json', () => {
  it('has every package that another may ask for, on whatever machine: npm ci refuses a gap', () => {
    const missing = Object.entries(packages).flatMap(([at, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).filter(
        (name) => !packages[`node_modules/${name}`] && !packages[`${at}/node_modules/${name}`],
      ),
    );
    expect(missing).toEqual([]);
  });

  it('says nothing of where packages are fetched from', () => {
    expect(readText('package-lock.json')).not.toContain('"resolved"');
    expect(readText('.npmrc')).not.toMatch(/^\s*registry|:registry|_auth/im);
  });

  it('has no install script that package.json neither allows nor denies (npm install-scripts ls)', () => {
    const scripts = Object.entries(packages).flatMap(([at, { hasInstallScript }]) =>
      hasInstallScript ? [at.slice(at.lastIndexOf('node_modules/') + 'node_modules/'.length)] : [],
    );
    expect(scripts).toContain('esbuild');
    expect(scripts.filter((name) => !Object.hasOwn(allowScripts, name))).toEqual([]);
  });
});

describe('the dependencies in package.json', () => {
  /** The programs of the built product. */
  const programs = [
    'cli/index.ts',
    'src/server/files/pictures/picture-worker.ts',
    'src/server/store/durable-fs.mjs',
    'src/server/store/pglite-worker.mjs',
  ];
  /** What says that it needs the development packages where they are missing. */
  const developing = ['src/preview/start-preview.ts', 'src/theme-test/index.ts'];
  const modules = programs.flatMap((program) => [...importsOf(program, developing).modules]);
  /** `react-dom` of `react-dom/server`, `@clack/prompts` as it is. */
  const nameOf = (module: string): string =>
    module
      .split('/')
      .slice(0, module.startsWith('@') ? 2 : 1)
      .join('/');
  const imported = new Set(modules.filter((module) => !module.startsWith('node:')).map(nameOf));

  it('are all packages that the product imports at run time', () => {
    expect([...imported].filter((name) => !Object.hasOwn(dependencies, name))).toEqual([]);
    expect(imported).toContain('fastify');
  });

  it('are no others, but for what those ask to have beside them', () => {
    const beside = new Set(
      [...imported].flatMap((name) => Object.keys(packages[`node_modules/${name}`]?.peerDependencies ?? {})),
    );
    expect(Object.keys(dependencies).filter((name) => !imported.has(name) && !beside.has(name))).toEqual([]);
  });

  it('leave what builds and tests to development', () => {
    const all = programs.flatMap((program) => [...importsOf(program).modules]);
    expect(all).toEqual(expect.arrayContaining(['vite', 'playwright']));
    for (const name of ['vite', 'playwright', 'tsx']) expect(dependencies).not.toHaveProperty(name);
  });
});

describe('the version in package.json', () => {
  it('is the newest in the changelog, and the one that is locked', () => {
    const [, newest] = /^## \[(\d[^\]]*)\] - \d{4}-\d\d-\d\d$/m.exec(readText('CHANGELOG.md')) ?? [];
    expect(newest).toBe(version);
    expect(packages['']?.version).toBe(version);
  });
});
