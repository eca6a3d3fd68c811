import { type Platform, type Room, rooms } from '../layers.ts';
import { isOfTests, placeOf, roomOfPart } from './rooms.ts';

const projectOf = ({ project, folder }: Room): string => project ?? folder;

const web = ['DOM', 'DOM.Iterable'];
const platforms: Readonly<Record<Platform, { readonly lib: readonly string[]; readonly types: readonly string[] }>> = {
  none: { lib: [], types: [] },
  neutral: { lib: [], types: [] },
  node: { lib: [], types: ['node'] },
  dom: { lib: web, types: ['vite/client'] },
  worker: { lib: ['WebWorker'], types: [] },
  both: { lib: web, types: ['node', 'vite/client'] },
};

/** The globals that a room of the platform `neutral` may use. */
const neutralGlobals = 'engine/platform.d.ts';

/** The tsconfig.json of each room that holds code, by its path, so that each sees only the types of its platform. */
export const projectConfigs = (files: Iterable<string>): ReadonlyMap<string, object> => {
  const folders = [...foldersWithCode(files)];
  return new Map(folders.map((folder) => [`${folder}/tsconfig.json`, config(folder, folders)]));
};

const foldersWithCode = (files: Iterable<string>): ReadonlySet<string> => {
  const folders = new Set(['tests']);
  for (const file of files) {
    const place = placeOf(file);
    if (place && !isOfTests(file)) folders.add(projectOf(place.room));
  }
  return new Set([...folders].toSorted());
};

const config = (folder: string, all: readonly string[]): object => {
  const root = folder.replaceAll(/[^/]+/g, '..');
  const { platform } = rooms.find((room) => projectOf(room) === folder) ?? { platform: 'none' };
  const { lib, types } = platforms[platform];
  const files = folder === 'tests' ? ofTests(root, all) : ofRoom(folder, root, platform, all);
  return {
    extends: `${root}/tsconfig.json`,
    compilerOptions: {
      composite: true,
      noEmit: false,
      emitDeclarationOnly: true,
      rootDir: root,
      outDir: `${root}/.types`,
      lib: ['ES2023', ...lib],
      types,
    },
    ...files,
    references: referencesOf(folder, all).map((other) => ({ path: `${root}/${other}` })),
  };
};

const ofRoom = (folder: string, root: string, platform: Platform, all: readonly string[]) => ({
  include: [
    '.',
    ...(platform === 'neutral' && !neutralGlobals.startsWith(folder) ? [`${root}/${neutralGlobals}`] : []),
  ],
  exclude: [
    ...all.filter((other) => other.startsWith(`${folder}/`)).map((other) => other.slice(folder.length + 1)),
    '**/*.test.ts',
    '**/*.test.tsx',
    '**/testing',
  ],
});

/** The tests of all rooms, and what configures tools. */
const ofTests = (root: string, all: readonly string[]) => {
  const tops = [...new Set(all.map((folder) => folder.split('/')[0]))].filter((top) => top !== 'tests');
  const inRooms = tops.flatMap((top) =>
    ['*.test.ts', '*.test.tsx', 'testing'].map((name) => `${root}/${top}/**/${name}`),
  );
  return { include: ['.', ...inRooms, `${root}/*.config.ts`], exclude: [] };
};

const referencesOf = (folder: string, all: readonly string[]): readonly string[] => {
  const parts = rooms.filter((room) => projectOf(room) === folder).flatMap(({ imports }) => imports);
  const wanted = new Set(parts.flatMap((part) => (part === '**' ? all : projectOf(roomOfPart(part)))));
  return all.filter((other) => other !== folder && wanted.has(other));
};
