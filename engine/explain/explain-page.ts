import type { SourceContract } from '#schemas/sources/define.ts';
import { tagOf } from '#schemas/sources/tags.ts';
import { type Decision, resolveAll } from '../data/decide.ts';
import type { PageData } from '../data/load.ts';
import type { Plan } from '../data/plan.ts';
import { orderSections } from '../record/order-sections.ts';
import { type Chosen, type ChosenColor, colorsOf, settingsOf } from '../record/settings-of.ts';
import { explainSection } from './explain-section.ts';
import type { ExplainedPage, ExplainedSource, ExplainedValue } from './explained.ts';

export interface DecidedPage {
  readonly plan: Plan;
  readonly data: PageData;
  readonly decision: Decision;
  readonly contracts: ReadonlyMap<string, SourceContract>;
}

/** Says of a decided page what is on it, why, and where each value came from. */
export const explainPage = ({ plan, data, decision, contracts }: DecidedPage): ExplainedPage => {
  const { theme, template, visit } = plan;
  const settings = settingsOf(theme, visit.record);
  const context = { plan, decision, settings, resolve: resolveAll(plan, data) };
  return {
    theme: { themeId: theme.themeId, slug: theme.slug, version: theme.version },
    template: template.id,
    path: visit.path,
    locale: visit.locale,
    status: decision.status,
    title: decision.title,
    settings: valuesOf(settings),
    tokens: valuesOf(colorsOf(theme, visit.record)),
    sections: orderSections(template, visit.record.order?.[template.id]).map((section) =>
      explainSection(section, context),
    ),
    sources: explainSources(plan, data, contracts),
    notAsked: Object.keys(template.data).filter((id) => !Object.hasOwn(plan.requestOf, id)),
    tags: plan.tags,
  };
};

const valuesOf = (chosen: ReadonlyMap<string, Chosen | ChosenColor>): readonly ExplainedValue[] =>
  [...chosen].map(([name, { value, from }]) => ({ name, value, from }));

const explainSources = (
  plan: Plan,
  data: PageData,
  contracts: ReadonlyMap<string, SourceContract>,
): readonly ExplainedSource[] =>
  plan.requests.flatMap(({ key, source, params }): readonly ExplainedSource[] => {
    const answer = data.get(key);
    if (!answer) return [];
    const ids = Object.keys(plan.requestOf).filter((id) => plan.requestOf[id] === key);
    const tags = (contracts.get(source)?.tags ?? []).map((name) => tagOf(plan.visit.site.school_Id, name));
    const { ok, ms } = answer;
    if (answer.ok) {
      const items = Array.isArray(answer.value) ? { items: answer.value.length } : {};
      return [{ ids, source, params, ok, ms, ...items, tags }];
    }
    const message = answer.error instanceof Error ? answer.error.message : String(answer.error);
    return [{ ids, source, params, ok, ms, reason: answer.reason, message, tags }];
  });
