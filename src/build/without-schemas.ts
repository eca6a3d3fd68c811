import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { Call } from '#schemas/api/define.ts';
import { packageRoot } from '#shared/package-root.ts';

const contracts = join(packageRoot, 'schemas/api/');

/**
 * Of a call's contract the browser needs its address alone: types come from the schemas, and the server checks by them.
 * What is not a contract is left out of these modules.
 */
export const withoutSchemas = (): Plugin => ({
  name: 'contracts-without-schemas',
  enforce: 'pre',
  async load(id) {
    const [path = ''] = id.split('?');
    if (!path.startsWith(contracts)) return undefined;
    const module = (await import(pathToFileURL(path).href)) as Readonly<Record<string, unknown>>;
    const calls = Object.entries(module).filter((entry): entry is [string, Call] => isCall(entry[1]));
    return calls.map(([name, call]) => `export const ${name} = ${JSON.stringify(addressOf(call))};`).join('\n');
  },
});

const isCall = (value: unknown): value is Call =>
  typeof value === 'object' && value !== null && 'door' in value && value.door === 'http';

const addressOf = ({ id, method, path, group, takes, versioned, keyed }: Call) => ({
  id,
  method,
  path,
  group,
  takes,
  versioned,
  keyed,
});
