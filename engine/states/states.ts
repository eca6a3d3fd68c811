import type { Loaded, PageData } from '../data/load.ts';
import type { Plan } from '../data/plan.ts';
import type { CompiledTemplate, CompiledTheme } from '../theme.ts';
import { type FactSources, factsOf } from './facts.ts';
import { createAnswers, type MakeAnswers } from './make-answers.ts';
import { makeVisit } from './make-visit.ts';
import { pairwise, type Row } from './pairwise.ts';
import type { Fact, ThemeState } from './state.ts';

export interface StatesOptions extends FactSources {
  /** Only the states of this template; they have the ids that they have among all. */
  readonly templateId?: string;
  /** Another seed gives other texts and numbers, and the same states. */
  readonly seed: number;
}

/**
 * Every state of a theme that is worth looking at: for each template the base state, one state for each other class of
 * each fact, and those that bring every two classes together. How the header and footer look is shown on the first
 * template that has them. The same arguments give the same states. Throws for a template that the theme does not have.
 */
export const statesOf = ({ theme, templateId, manifests, sources, seed }: StatesOptions): readonly ThemeState[] => {
  if (templateId !== undefined && !Object.hasOwn(theme.templates, templateId)) {
    const names = Object.keys(theme.templates).join(', ');
    throw new RangeError(`The theme "${theme.slug}" has no template "${templateId}". It has: ${names}.`);
  }
  const answers = createAnswers(sources, seed);
  const shown = new Set<string>();
  return Object.values(theme.templates).flatMap((template) => {
    const facts = withoutShown(factsOf(template, { theme, manifests, sources }), shown);
    if (templateId !== undefined && templateId !== template.id) return [];
    return pairwise(facts).map((row, at) => makeState({ theme, template, answers, seed }, facts, row, at));
  });
};

/** Leaves out the looks of shared facts that an earlier template shows, and adds its own to them. */
const withoutShown = (facts: readonly Fact[], shown: Set<string>): readonly Fact[] =>
  facts.map((fact) => {
    if (!fact.shared) return fact;
    const classes = fact.classes.filter(
      ({ name, kind }, at) => at === 0 || kind === 'logic' || !shown.has(`${fact.ref} ${name}`),
    );
    for (const { name } of classes) shown.add(`${fact.ref} ${name}`);
    return { ...fact, classes };
  });

interface StateParts {
  readonly theme: CompiledTheme;
  readonly template: CompiledTemplate;
  readonly answers: MakeAnswers;
  readonly seed: number;
}

const makeState = (parts: StateParts, facts: readonly Fact[], { classes, thorough }: Row, at: number): ThemeState => {
  const changed = facts.filter(({ ref, classes: all }) => classes[ref] !== all[0]);
  const differences = changed.map(({ ref }): [string, string] => [ref, classes[ref]?.name ?? '']);
  return {
    id: `${parts.template.id}~${at === 0 ? 'base' : at}`,
    template: parts.template.id,
    facts: Object.fromEntries(differences),
    title: differences.map(([ref, name]) => `${ref}: ${name}`).join(', ') || 'base',
    visit: makeVisit(parts, classes),
    answers: parts.answers(parts.template, classes),
    thorough,
  };
};

/** A state's answers as `engine.decide` wants them: by the requests of the plan for the state's visit. */
export const pageDataOf = (plan: Plan, { answers }: ThemeState): PageData => {
  const data = new Map<string, Loaded>();
  for (const [id, key] of Object.entries(plan.requestOf)) {
    const answer = answers[id];
    if (answer && !data.has(key)) data.set(key, answer);
  }
  return data;
};
