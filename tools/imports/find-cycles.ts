import type { Import } from './graph.ts';

/** An arrow between two direct children of a folder, with an import that makes it. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  readonly example: Import;
  /** How many imports make it. */
  readonly count: number;
}

/** A ring among the direct children of a folder: each arrow starts where the one before it ends. */
export interface Cycle {
  readonly folder: string;
  readonly arrows: readonly Arrow[];
}

type Graph = ReadonlyMap<string, ReadonlyMap<string, Arrow>>;

/** Of each folder in which files or folders import each other in a ring, one of the shortest rings. */
export const findCycles = (imports: readonly Import[]): readonly Cycle[] =>
  [...graphsOfFolders(imports)].flatMap(([folder, graph]) => {
    const arrows = shortestRing(graph);
    return arrows ? [{ folder, arrows }] : [];
  });

/** The graph of the direct children of each folder. The root's name is empty. */
const graphsOfFolders = (imports: readonly Import[]): ReadonlyMap<string, Graph> => {
  const graphs = new Map<string, Map<string, Map<string, Arrow>>>();
  for (const example of imports) {
    const arrow = example.target === undefined ? undefined : arrowOf(example.file, example.target);
    if (!arrow) continue;
    const graph = emplace(graphs, arrow.folder, () => new Map());
    const arrows = emplace(graph, arrow.from, () => new Map<string, Arrow>());
    const known = arrows.get(arrow.to);
    arrows.set(arrow.to, { ...arrow, example: known?.example ?? example, count: (known?.count ?? 0) + 1 });
  }
  return new Map([...graphs].toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

/** The steps of a path. `src` holds folders alone, which stand beside the project's others: `sections`, `engine`. */
const stepsOf = (file: string): readonly string[] => {
  const [first, second, ...rest] = file.split('/');
  return first === 'src' && second !== undefined && rest.length > 0 ? [`src/${second}`, ...rest] : file.split('/');
};

/** Where two files part: the folder that holds both, and its two children. */
const arrowOf = (file: string, target: string): { folder: string; from: string; to: string } | undefined => {
  const a = stepsOf(file);
  const b = stepsOf(target);
  const at = a.findIndex((name, index) => name !== b[index]);
  const from = a[at];
  const to = b[at];
  return from === undefined || to === undefined ? undefined : { folder: a.slice(0, at).join('/'), from, to };
};

const shortestRing = (graph: Graph): readonly Arrow[] | undefined =>
  [...onRings(graph)]
    .map((start) => ringThrough(graph, start))
    .filter((ring) => ring !== undefined)
    .toSorted((a, b) => a.length - b.length)[0];

/** What is left once all is taken away, again and again, that imports nothing of the rest. */
const onRings = (graph: Graph): ReadonlySet<string> => {
  const left = new Set(graph.keys());
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const child of left) {
      const targets = [...(graph.get(child)?.keys() ?? [])];
      if (!targets.some((target) => left.has(target))) left.delete(child);
    }
  }
  return left;
};

/** The shortest way from a child back to itself, breadth first. */
const ringThrough = (graph: Graph, start: string): readonly Arrow[] | undefined => {
  const ways: (readonly Arrow[])[] = [[]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const arrow of graph.get(way.at(-1)?.to ?? start)?.values() ?? []) {
      if (arrow.to === start) return [...way, arrow];
      if (seen.has(arrow.to)) continue;
      seen.add(arrow.to);
      ways.push([...way, arrow]);
    }
  }
  return undefined;
};

const emplace = <Value>(map: Map<string, Value>, key: string, make: () => Value): Value => {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
};
