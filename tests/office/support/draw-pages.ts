import { createPageEngine } from '#engine/browser.ts';
import type { Loaded } from '#engine/data/load.ts';
import type { Visit } from '#engine/data/visit.ts';
import type { CompiledTheme } from '#engine/theme.ts';
import { sources } from '#schemas/sources/index.ts';
import { sections } from '#sections/index.ts';

/** One page to be drawn, as JSON. */
export interface DrawJob {
  readonly template: string;
  readonly visit: Visit;
  /** By the request's key; undefined for a source that failed. */
  readonly answers: readonly (readonly [string, { readonly value: unknown } | null])[];
}

/** The bodies of pages as a browser's engine makes them. */
export const drawPages = async (theme: CompiledTheme, jobs: readonly DrawJob[]): Promise<readonly string[]> => {
  const engine = createPageEngine({ sections, sources });
  const bodies: string[] = [];
  for (const { template: id, visit, answers } of jobs) {
    const template = theme.templates[id];
    if (!template) throw new Error(`The theme has no template "${id}".`);
    const data = new Map(
      answers.map(([key, answer]): [string, Loaded] => [
        key,
        answer
          ? { ok: true, value: answer.value, ms: 0 }
          : { ok: false, reason: 'failed', error: new Error('failed'), ms: 0 },
      ]),
    );
    const decision = engine.decide(engine.plan(theme, template, visit), data);
    bodies.push((await engine.render(decision)).body.join(''));
  }
  return bodies;
};
