/**
 * What a room's code may take for granted: nothing but the language, the few globals of engine/platform.d.ts that
 * browsers and Node have alike, Node with its modules, a browser, a browser's worker, or Node and a browser.
 */
export type Platform = 'none' | 'neutral' | 'node' | 'dom' | 'worker' | 'both';

/** A folder whose code stands together. A room inside another is not part of it. */
export interface Room {
  /** From the root of the project. `*` is any one folder, and each of these is a room of its own. */
  readonly folder: string;
  /**
   * What its code may import of other rooms, type-only imports included: a room, a folder of it, or a file. `*` is any
   * one name. Its tests, and what stands in a folder `testing`, may import all.
   */
  readonly imports: readonly string[];
  readonly platform: Platform;
  /** How far its relative imports may go; its own folder where this is not given. The rest it imports by `#` names. */
  readonly relativeIn?: string;
  /** The folder with the tsconfig.json that it is compiled by, together with others; its own where this is not given. */
  readonly project?: string;
}

/** The doors of a domain: what other domains and the layers above use, and what may be read of it publicly. */
export const doors = ['src/server/domains/*/index.ts', 'src/server/domains/*/public.ts'];

/** The server's layers, from the top: each may import those below it. */
export const serverLayers = ['main', 'website', 'domains', 'http', 'tenancy', 'files', 'store', 'core'];

/** What each layer takes of the other rooms. */
const outsideOfLayer: Readonly<Record<string, readonly string[]>> = {
  main: ['src/shared', 'sections', 'engine', 'schemas'],
  website: [
    'src/site/document.ts',
    'src/shared',
    'sections',
    'sections/*/manifest.ts',
    'sections/shared',
    'engine',
    'schemas',
  ],
  domains: ['src/shared', 'sections', 'engine', 'schemas'],
  http: ['src/site/document.ts', 'src/shared', 'engine', 'schemas'],
  tenancy: ['src/shared', 'engine', 'schemas'],
  files: ['src/shared', 'schemas'],
  store: ['src/shared', 'schemas'],
  core: ['src/shared', 'src/shared/fields', 'engine/formats.ts', 'schemas'],
};

const layerRoom = (layer: string, at: number): Room => {
  const below = serverLayers.slice(at + 1).flatMap((name) => (name === 'domains' ? doors : [`src/server/${name}`]));
  const own = layer === 'domains' ? doors : [];
  return {
    folder: layer === 'domains' ? 'src/server/domains/*' : `src/server/${layer}`,
    imports: [...own, ...below, ...(outsideOfLayer[layer] ?? [])],
    platform: 'node',
    project: 'src/server',
  };
};

/** What renders a page. The half of the engine that reads and checks a theme is no part of it. */
const rendering = ['engine/index.ts', 'engine/section.ts', 'engine/data', 'engine/record', 'engine/render'];

/** What of the engine the office reads besides, to draw a page and to say why it looks so. */
const drawing = ['engine/theme.ts', 'engine/data', 'engine/record', 'engine/tokens'];

const section = { platform: 'dom', relativeIn: 'sections', project: 'sections' } as const;

/**
 * Who may import whom, from the top: each room stands above all that it imports. The check, the lint rules, the
 * tsconfig.json files and the picture in ARCHITECTURE.md are made from this table (`npm run generate`).
 */
export const rooms: readonly Room[] = [
  { folder: 'tests', imports: ['**'], platform: 'both' },
  {
    folder: 'tools/docs',
    imports: ['src/server/main/calls.ts', 'src/shared', 'sections', 'engine', 'schemas'],
    platform: 'node',
  },
  { folder: 'tools/artwork', imports: [], platform: 'node' },
  { folder: 'tools', imports: ['src/shared'], platform: 'both' },
  {
    folder: 'cli',
    imports: [
      'src/preview',
      'src/preview/shared',
      'src/theme-test',
      'src/server/main',
      'src/server/website/explain',
      ...doors,
      'src/server/http/calls/command.ts',
      'src/server/files/storage',
      'src/server/store/snapshots.ts',
      'src/shared',
      'sections',
      'engine',
      'schemas',
    ],
    platform: 'node',
  },
  {
    folder: 'src/preview',
    imports: [
      'src/preview/shared',
      'src/build',
      'src/server/website/sources',
      'src/server/domains/content/public.ts',
      'src/server/domains/import/public.ts',
      'src/server/tenancy',
      'src/server/core',
      'src/site/document.ts',
      'src/shared',
      'sections',
      'engine',
      'schemas',
    ],
    platform: 'node',
  },
  {
    folder: 'src/preview/panel',
    imports: ['src/preview/client/typing.ts', 'src/preview/shared', 'engine/data', 'schemas'],
    platform: 'dom',
  },
  { folder: 'src/preview/client', imports: ['src/preview/shared', 'src/site/client'], platform: 'dom' },
  { folder: 'src/preview/shared', imports: ['engine/index.ts', 'engine/formats.ts', 'schemas'], platform: 'neutral' },
  {
    folder: 'src/theme-test',
    imports: [
      'src/server/http/sending/security-headers.ts',
      'src/site/document.ts',
      'src/shared',
      'sections',
      'engine',
      'schemas',
    ],
    platform: 'both',
  },
  {
    folder: 'src/admin',
    imports: [
      'sections/shared',
      'src/shared/fields',
      'src/shared/calendar.ts',
      'engine/browser.ts',
      'engine/section.ts',
      ...drawing,
      'schemas',
    ],
    platform: 'dom',
  },
  { folder: 'src/office-worker', imports: ['schemas'], platform: 'worker' },
  {
    folder: 'src/build',
    imports: ['src/shared', 'sections', 'sections/*', 'sections/shared', 'engine', 'schemas'],
    platform: 'node',
  },
  ...serverLayers.map(layerRoom),
  {
    folder: 'src/site/client',
    imports: ['sections', 'sections/*', 'sections/shared', ...rendering, 'schemas'],
    platform: 'dom',
  },
  { folder: 'src/site', imports: ['src/shared', ...rendering, 'schemas'], platform: 'node' },
  { folder: 'src/shared', imports: ['engine', 'schemas'], platform: 'node' },
  { folder: 'sections', imports: ['sections/*/manifest.ts', 'engine/section.ts'], ...section },
  {
    folder: 'sections/*',
    imports: ['sections/shared', 'src/shared/fields', 'engine/section.ts', 'schemas'],
    ...section,
  },
  { folder: 'sections/shared', imports: ['src/shared/fields', 'engine/section.ts', 'schemas'], ...section },
  { folder: 'engine', imports: ['schemas'], platform: 'neutral' },
  { folder: 'src/shared/fields', imports: [], platform: 'neutral' },
  { folder: 'schemas', imports: [], platform: 'none' },
];
