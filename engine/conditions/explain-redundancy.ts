import { type Clauses, formatClause, type Part } from './clauses.ts';
import { decideCondition, type Resolve } from './decide-condition.ts';

/** Why a part that can be taken out of a condition changes nothing, in a sentence that names the other part. */
export const explainRedundancy = (
  clauses: Clauses,
  part: Part,
  { worlds, removed }: { readonly worlds: readonly Resolve[]; readonly removed: readonly Part[] },
): string => {
  const stays = (other: Part): boolean =>
    !removed.some(({ clause, leaf }) => clause === other.clause && (leaf === undefined || leaf === other.leaf));
  const own = clauses[part.clause] ?? [];
  const leaves = part.leaf === undefined ? own : own.slice(part.leaf, part.leaf + 1);
  const said = `"${formatClause(leaves)}"`;
  const otherClauses = clauses.filter((_, clause) => clause !== part.clause && stays({ clause }));
  const otherLeaves = own
    .filter((_, leaf) => part.leaf !== undefined && stays({ clause: part.clause, leaf }))
    .map((leaf) => [leaf]);
  const holds = (clause: Clauses[number], world: Resolve): boolean => decideCondition([clause], world).truth === true;
  const implies = (a: Clauses[number], b: Clauses[number]): boolean =>
    worlds.every((world) => !holds(a, world) || holds(b, world));

  const others = part.leaf === undefined ? otherClauses : otherLeaves;
  if (others.some((other) => formatClause(other) === formatClause(leaves))) return `${said} is said twice.`;
  if (worlds.every((world) => holds(leaves, world))) return `${said} is always true: it decides nothing.`;
  if (worlds.every((world) => !holds(leaves, world))) return `${said} is never true: it decides nothing.`;
  const implying = others.find((other) => (part.leaf === undefined ? implies(other, leaves) : implies(leaves, other)));
  if (implying) {
    const by = `"${formatClause(implying)}"`;
    return part.leaf === undefined ? `${said} is true wherever ${by} is.` : `Wherever ${said} is true, so is ${by}.`;
  }
  const excluding = otherClauses.find((other) =>
    worlds.every((world) => !holds(other, world) || !holds(leaves, world)),
  );
  if (excluding) return `${said} is never true beside "${formatClause(excluding)}".`;
  return `${said} changes nothing beside what else the condition says.`;
};
