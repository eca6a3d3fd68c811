import { describe, expect, it } from 'vitest';
import { createDice } from '#engine/schema/testing/values.ts';
import { pageDataOf, statesOf, type ThemeState } from '#engine/states/index.ts';
import { sources } from '#schemas/sources/index.ts';
import type { Theme } from '#schemas/theme/theme.ts';
import { sections } from '#sections/index.ts';
import { extent } from '../support/extent.ts';
import { gentlyChanged, type Mutant } from './support/gentle-changes.ts';
import { pageFaults } from './support/page-faults.ts';
import { createTestEngine, seeds } from './support/seeds.ts';

const engine = createTestEngine();

/** Of each theme, how many changed ones that pass are rendered, and each of them in how many states. */
const wanted = extent(8, 55);
const maxStates = { lacking: 8, others: 7 };

const spread = <T>(list: readonly T[], max: number): readonly T[] =>
  list.filter(
    (_, i) => list.length <= max || Math.floor((i * max) / list.length) !== Math.floor(((i - 1) * max) / list.length),
  );

/** The base state, states in which something lacks, and others. */
const sample = (states: readonly ThemeState[]): readonly ThemeState[] => {
  const isLacking = ({ facts }: ThemeState): boolean =>
    Object.values(facts).some((name) => ['failed', 'empty', 'absent'].includes(name));
  return [
    ...spread(
      states.filter((state) => !isLacking(state)),
      maxStates.others,
    ),
    ...spread(states.filter(isLacking), maxStates.lacking),
  ];
};

/** What is wrong with the pages of a theme that passes; undefined for one that does not. */
const faultsOf = async ({ theme: written, template: templateId }: Mutant): Promise<readonly string[] | undefined> => {
  const { theme } = engine.check({ file: 'theme.json', text: JSON.stringify(written) });
  if (!theme) return undefined;
  const faults: string[] = [];
  for (const state of sample(statesOf({ theme, templateId, manifests: sections, sources, seed: 1 }))) {
    const template = theme.templates[state.template];
    if (!template) throw new Error(`No template ${state.template}.`);
    const plan = engine.plan(theme, template, state.visit);
    const page = await engine.render(engine.decide(plan, pageDataOf(plan, state)));
    faults.push(...pageFaults(page).map((fault) => `${state.id} (${state.title}): ${fault}`));
  }
  return faults;
};

describe.each(seeds)('changes of $file that pass', ({ text }) => {
  const seed = JSON.parse(text) as Theme;

  it('give sound pages in every state', async () => {
    let passed = 0;
    for (let i = 1; passed < wanted; i++) {
      const mutant = gentlyChanged(seed, createDice(i));
      const faults = await faultsOf(mutant);
      if (!faults) continue;
      passed++;
      expect({ change: i, done: mutant.done, faults }).toEqual({ change: i, done: mutant.done, faults: [] });
    }
  });
});
