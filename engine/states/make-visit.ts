import { type Site, siteSchema } from '#schemas/theme/site.ts';
import type { SiteRecord } from '#schemas/theme/site-record.ts';
import type { Visit } from '../data/visit.ts';
import { examplesRef } from '../refs/ref-domain.ts';
import type { CompiledTemplate, CompiledTheme } from '../theme.ts';
import { baseParam, baseQuery, pathOf } from './address.ts';
import { generate } from './generate.ts';
import { setParts } from './set-parts.ts';
import type { Shape } from './shape.ts';
import { stateDay } from './source-classes.ts';
import type { FactClass } from './state.ts';

interface Page {
  readonly theme: CompiledTheme;
  readonly template: CompiledTemplate;
  readonly seed: number;
}

type Classes = Readonly<Record<string, FactClass>>;

/** The visit of a state: a school with everything, and what the state's classes say of it otherwise. */
export const makeVisit = ({ theme, template, seed }: Page, classes: Classes): Visit => {
  const params = paramsOf(classes, 'params', template.params, baseParam);
  const query = paramsOf(classes, 'query', template.query, baseQuery);
  return {
    site: makeSite(theme.themeId, classes, seed),
    record: makeRecord(theme.themeId, theme.settings, classes),
    examples: classes[examplesRef]?.make.by !== 'absence',
    visitor: { signedIn: chosen(classes, 'visitor.signedIn') === true },
    locale: String(chosen(classes, 'locale') ?? theme.defaultLocale),
    path: pathOf(template, params),
    params,
    query,
  };
};

/** The value of a class that is one. */
const chosen = (classes: Classes, ref: string): unknown => {
  const make = classes[ref]?.make;
  return make?.by === 'value' ? make.value : undefined;
};

const makeSite = (themeId: number, classes: Classes, seed: number): Site => {
  const school = generate(siteSchema, { seed, look: 'full', items: 1, today: stateDay }) as Site;
  const startYear = Number(stateDay.slice(0, 4));
  const whole = {
    ...school,
    // The platform's own pages belong to no school.
    school_Id: themeId === 0 ? 0 : 1,
    url: 'https://school.example',
    today: stateDay,
    session: { startYear, label: `${startYear}-${startYear + 1}` },
  };
  return setParts(whole, { prefix: 'site', shape: siteSchema as Shape, classes, seed }) as Site;
};

/** Only what differs from the theme's defaults is chosen by the school: presets change the rest. */
const makeRecord = (themeId: number, initial: Readonly<Record<string, unknown>>, classes: Classes): SiteRecord => {
  const preset = chosen(classes, 'preset');
  const settings = Object.entries(initial).flatMap(([id, value]): [string, boolean | number | string][] => {
    const choice = chosen(classes, `settings.${id}`);
    return choice === undefined || choice === value ? [] : [[id, choice as boolean | number | string]];
  });
  return {
    themeId,
    ...(typeof preset === 'string' ? { preset } : {}),
    ...(settings.length > 0 ? { settings: Object.fromEntries(settings) } : {}),
  };
};

const paramsOf = <P>(
  classes: Classes,
  kind: 'params' | 'query',
  declared: Readonly<Record<string, P>>,
  initial: (param: P) => string | number | undefined,
): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(declared).flatMap(([name, param]): [string, string | number][] => {
      const cls = classes[`route.${kind}.${name}`];
      const value = cls ? chosen(classes, `route.${kind}.${name}`) : initial(param);
      return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
    }),
  );
