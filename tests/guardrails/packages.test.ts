import { describe, expect, it } from 'vitest';
import { readText } from './files.ts';

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly hasInstallScript?: true;
}

const { packages } = JSON.parse(readText('package-lock.json')) as {
  packages: Readonly<Record<string, LockedPackage>>;
};
const { allowScripts } = JSON.parse(readText('package.json')) as { allowScripts: Readonly<Record<string, boolean>> };

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
