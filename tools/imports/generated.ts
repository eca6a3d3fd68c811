import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatJson } from '#shared/format-json.ts';
import { lintConfig } from './lint-rules.ts';
import { listSources } from './list-sources.ts';
import { drawLayers } from './picture.ts';
import { projectConfigs } from './projects.ts';

const picture = /(<!-- layers -->\n)[\s\S]*?(\n<!-- \/layers -->)/;

/** All that is made from tools/layers.ts, by its path from the root. */
export const generatedFiles = (root: string): ReadonlyMap<string, string> => {
  const { files, packageImports } = listSources(root);
  const architecture = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  if (!picture.test(architecture)) throw new Error('ARCHITECTURE.md has no <!-- layers --> and <!-- /layers -->.');
  return new Map([
    ['tools/layers.biome.json', toJson(lintConfig(packageImports))],
    ...[...projectConfigs(files.keys())].map(([path, config]): [string, string] => [path, toJson(config)]),
    ['ARCHITECTURE.md', architecture.replace(picture, (_, start, end) => `${start}${drawLayers()}${end}`)],
  ]);
};

const toJson = (value: object): string => formatJson(JSON.stringify(value));
