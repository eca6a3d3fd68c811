import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { transform } from 'lightningcss';
import { preprocessCSS, type ResolvedConfig } from 'vite';
import { packageRoot } from '#shared/package-root.ts';

/** What every page carries, under this key. */
const baseStyle = 'base';

const minify = (file: string, code: string): string =>
  transform({ filename: file, code: Buffer.from(code), minify: true }).code.toString();

/**
 * Every stylesheet by its key: `base`, `<type>`, and `<type>/<variant>` for the others in a section's folder.
 * Class names come out as in components, since both are made by the same rule (vite.config.ts).
 */
export const buildStyles = async (config: ResolvedConfig): Promise<Record<string, string>> => {
  const base = join(packageRoot, 'src/site/base.css');
  const styles: Record<string, string> = { [baseStyle]: minify(base, await readFile(base, 'utf8')) };
  const folders = await readdir(join(packageRoot, 'sections'), { withFileTypes: true });
  for (const folder of folders.filter((entry) => entry.isDirectory() && entry.name !== 'shared')) {
    const path = join(packageRoot, 'sections', folder.name);
    const files = (await readdir(path)).filter((name) => name.endsWith('.module.css')).sort();
    for (const name of files) {
      const file = join(path, name);
      const { code } = await preprocessCSS(await readFile(file, 'utf8'), file, config);
      const part = basename(name, '.module.css');
      styles[part === folder.name ? folder.name : `${folder.name}/${part}`] = minify(file, code);
    }
  }
  return styles;
};
