import { orderSections } from '#engine/record/order-sections.ts';
import type { CompiledTemplate } from '#engine/theme.ts';
import type { ThemeChoices } from '#schemas/api/theme-settings.ts';

type Override = ThemeChoices['overrides'][string];

type Template = Pick<CompiledTemplate, 'id' | 'sections' | 'h1'>;

/** What of a section is chosen; a part that is undefined is left to the theme again. */
export const chooseForSection = (
  choices: ThemeChoices,
  key: string,
  change: { readonly [Part in keyof Override]: Override[Part] | undefined },
): ThemeChoices => {
  const { [key]: before = {}, ...others } = choices.overrides;
  const parts = Object.entries({ ...before, ...change }).filter(([, value]) => value !== undefined && value !== false);
  const kept = parts.filter(([, value]) => typeof value !== 'object' || Object.keys(value).length > 0);
  return {
    ...choices,
    overrides: kept.length > 0 ? { ...others, [key]: Object.fromEntries(kept) } : others,
  };
};

/** One setting of a section; undefined leaves it to the theme again. */
export const chooseSetting = (choices: ThemeChoices, key: string, name: string, value: unknown): ThemeChoices => {
  const { [name]: _, ...others } = (choices.overrides[key]?.settings ?? {}) as Readonly<Record<string, unknown>>;
  return chooseForSection(choices, key, { settings: value === undefined ? others : { ...others, [name]: value } });
};

/** One text of a section in a language; undefined leaves it to the theme again. */
export const chooseWords = (
  choices: ThemeChoices,
  key: string,
  { locale, name, text }: { readonly locale: string; readonly name: string; readonly text: string | undefined },
): ThemeChoices => {
  const { [locale]: words = {}, ...languages } = choices.overrides[key]?.translations ?? {};
  const { [name]: _, ...others } = words;
  const chosen = text === undefined ? others : { ...others, [name]: text };
  const translations = Object.keys(chosen).length > 0 ? { ...languages, [locale]: chosen } : languages;
  return chooseForSection(choices, key, { translations });
};

/** A colour of the whole site; undefined leaves it to the theme again. */
export const chooseColor = (choices: ThemeChoices, token: string, color: string | undefined): ThemeChoices => {
  const { [token]: _, ...others } = choices.tokens;
  return { ...choices, tokens: color === undefined ? others : { ...others, [token]: color } };
};

/** The fonts of the whole site; undefined leaves them to the theme again. */
export const chooseFonts = (
  choices: ThemeChoices,
  fonts: { readonly heading: string; readonly body: string } | undefined,
): ThemeChoices => {
  const { 'font.heading': _, 'font.body': __, ...others } = choices.tokens;
  return {
    ...choices,
    tokens: fonts ? { ...others, 'font.heading': fonts.heading, 'font.body': fonts.body } : others,
  };
};

/** The ids of a page's sections that can be moved, in their order. */
export const movableIds = (template: Template, choices: ThemeChoices): readonly string[] =>
  orderSections(template, choices.order?.[template.id])
    .filter(({ region, id }) => region === 'main' && id !== template.h1)
    .map(({ id }) => id);

/**
 * Puts a section before another one of the page, or at its end. What is not shown keeps its place among the others.
 */
export const moveSection = (
  choices: ThemeChoices,
  template: Template,
  { id, before }: { readonly id: string; readonly before: string | undefined },
): ThemeChoices => {
  const others = movableIds(template, choices).filter((one) => one !== id);
  const at = before === undefined ? others.length : others.indexOf(before);
  const ids = others.toSpliced(at < 0 ? others.length : at, 0, id);
  const own = template.sections.filter(({ region, id: one }) => region === 'main' && one !== template.h1);
  const { [template.id]: _, ...orders } = choices.order ?? {};
  const isOwn = own.every((section, i) => section.id === ids[i]);
  const order = isOwn ? orders : { ...orders, [template.id]: [...ids] };
  const { order: __, ...rest } = choices;
  return Object.keys(order).length > 0 ? { ...rest, order } : rest;
};
