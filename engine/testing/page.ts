import type { Decision } from '../data/decide.ts';
import type { Loaded, PageData } from '../data/load.ts';
import type { Plan } from '../data/plan.ts';
import type { Visit } from '../data/visit.ts';
import type { CompiledTheme, RenderedPage } from '../index.ts';
import { baseTheme } from './base-theme.ts';
import { problemsOf, testEngine } from './check.ts';

export const compiled = (text: string = baseTheme): CompiledTheme => {
  const result = testEngine.compile({ file: 'themes/base/theme.json', text });
  if (!result.ok) throw new Error(JSON.stringify(problemsOf(text), null, 2));
  return result.theme;
};

export const visitOf = (visit: Partial<Visit> = {}): Visit => ({
  site: {
    school_Id: 7,
    school_Name: 'Neem School',
    school_Slug: 'neem',
    schoolKey: 'NS',
    url: 'https://neem.example',
    timeZone: 'Asia/Kolkata',
    today: '2026-11-21',
    session: { startYear: 2026, label: '2026-2027' },
  },
  record: { themeId: 100 },
  examples: false,
  visitor: { signedIn: false },
  locale: 'en',
  path: '/',
  params: {},
  query: {},
  ...visit,
});

export const planOf = (id: string, theme: CompiledTheme = compiled(), visit: Partial<Visit> = {}): Plan => {
  const template = theme.templates[id];
  if (!template) throw new Error(`The theme has no template "${id}".`);
  return testEngine.plan(theme, template, visitOf(visit));
};

export const failed: Loaded = { ok: false, reason: 'failed', error: new Error('Out of reach.'), ms: 1 };
export const loaded = (value: unknown): Loaded => ({ ok: true, value, ms: 1 });
export const twoNews = [{ title: 'Sports day' }, { title: 'Monsoon' }];

/** Answers by data id; what is not named is a list of two. */
export const answersOf = (plan: Plan, answers: Readonly<Record<string, Loaded>> = {}): PageData =>
  new Map(Object.entries(plan.requestOf).map(([id, key]) => [key, answers[id] ?? loaded(twoNews)]));

export const decisionOf = (plan: Plan, answers: Readonly<Record<string, Loaded>> = {}): Decision =>
  testEngine.decide(plan, answersOf(plan, answers));

export const pageOf = (plan: Plan, answers: Readonly<Record<string, Loaded>> = {}): Promise<RenderedPage> =>
  testEngine.render(decisionOf(plan, answers));
