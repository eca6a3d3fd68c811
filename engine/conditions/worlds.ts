import type { Leaf } from '#schemas/theme/conditions.ts';
import { describeRef, type RefDomain } from '../refs/ref-domain.ts';
import type { RefScope } from '../refs/resolve-ref.ts';
import { decideCondition, isAbsent, type Resolve, type Resolved } from './decide-condition.ts';
import { representativesOf } from './representatives.ts';

/** More combinations than this are not looked through: nothing is then proven, and nothing found. */
const maxWorlds = 20_000;

interface Options {
  /** Whether sources may fail as well; without it, every source has answered. */
  readonly failures: boolean;
}

interface Variable {
  readonly domain: RefDomain;
  readonly classes: readonly Resolved[];
}

/**
 * Every combination of values the refs of some leaves can have together, as far as the leaves distinguish them, in each
 * template. What holds in all of these holds at every visit. Undefined if they are too many, or where a template lacks
 * a ref.
 */
export const worldsOf = (
  leaves: readonly Leaf[],
  scopes: readonly RefScope[],
  options: Options = { failures: false },
): readonly Resolve[] | undefined => {
  const worlds: Resolve[] = [];
  for (const scope of scopes) {
    const own = worldsIn(leaves, scope, options);
    if (!own) return undefined;
    worlds.push(...own);
  }
  // A ref that can have no value at all is a mistake of its own: of it everything would hold.
  return worlds.length > 0 ? worlds : undefined;
};

const worldsIn = (leaves: readonly Leaf[], scope: RefScope, options: Options): readonly Resolve[] | undefined => {
  const variables: Variable[] = [];
  // A ref stands behind those it is part of, which decide whether it can be there.
  const refs = [...new Set(leaves.map(({ ref }) => ref))].sort((a, b) => a.length - b.length);
  for (const ref of refs) {
    const domain = describeRef(ref, scope);
    if (!domain) return undefined;
    variables.push({ domain, classes: classesOf(domain, leaves, options) });
  }
  if (variables.reduce((product, { classes }) => product * classes.length, 1) > maxWorlds) return undefined;

  let assignments: readonly ReadonlyMap<string, Resolved>[] = [new Map()];
  for (const { domain, classes } of variables) {
    assignments = assignments.flatMap((assignment) =>
      classes
        .filter((choice) => isPossible(domain, choice, assignment))
        .map((choice) => new Map(assignment).set(domain.ref, choice)),
    );
  }
  return assignments.map(
    (assignment): Resolve =>
      (ref) =>
        assignment.get(ref) ?? { known: true, value: undefined },
  );
};

/** One value of each kind that a leaf, or another ref, distinguishes. */
const classesOf = (domain: RefDomain, leaves: readonly Leaf[], { failures }: Options): readonly Resolved[] => {
  const own = leaves.filter(({ ref }) => ref === domain.ref);
  const classes = new Map<string, Resolved>();
  for (const value of representativesOf(domain, own)) {
    const resolved: Resolved = { known: true, value };
    const truths = own.map((leaf) => decideCondition([[leaf]], () => resolved).truth);
    const key = JSON.stringify([value === undefined, isAbsent(value), truths]);
    if (!classes.has(key)) classes.set(key, resolved);
  }
  const values = [...classes.values()];
  return failures && dataIdOf(domain.ref) !== undefined ? [...values, { known: false }] : values;
};

/** The data entry that a ref reads. */
export const dataIdOf = (ref: string): string | undefined => {
  const [root, id] = ref.split('.');
  return root === 'data' ? id : undefined;
};

/** Whether a choice agrees with what was chosen for the refs it is part of, and for those of the same source. */
const isPossible = (
  { ref, givenUnder }: RefDomain,
  choice: Resolved,
  assignment: ReadonlyMap<string, Resolved>,
): boolean => {
  const source = dataIdOf(ref);
  for (const [other, chosen] of assignment) {
    if (source !== undefined && dataIdOf(other) === source && chosen.known !== choice.known) return false;
    if (!choice.known || !chosen.known || !ref.startsWith(`${other}.`)) continue;
    const lacks = choice.value === undefined;
    if (isAbsent(chosen.value) ? !lacks : lacks && givenUnder.includes(other)) return false;
  }
  return true;
};
