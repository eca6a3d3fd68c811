import type { Section, Template, Theme } from '../../schemas/theme/theme.ts';
import { rules } from '../problem.ts';
import { checkRef } from './check-ref.ts';
import type { Path } from './document.ts';
import type { RefScope } from './refs.ts';
import type { Registry } from './registry.ts';
import type { Report } from './report.ts';
import { isSound } from './sound-part.ts';

/** The document has it: `<main id="main">`. */
const mainId = 'main';

/**
 * Section ids are element ids, with their headings' ids `<id>-heading`: unique among the header, the template's own
 * and the footer, which all stand on one page.
 */
export const checkIds = (template: string, theme: Theme, report: Report): void => {
  const groups = theme.groups ?? {};
  const lists: readonly (readonly [readonly Section[], Path])[] = [
    [groups.header ?? [], ['groups', 'header']],
    [groups.footer ?? [], ['groups', 'footer']],
    [theme.templates[template]?.sections ?? [], ['templates', template, 'sections']],
  ];
  if (template === 'header' || template === 'footer') {
    report.add({
      rule: rules.duplicateId,
      path: ['templates', template],
      at: 'key',
      message: `Sections of the ${template} are named "${template}/<id>": a template has another name.`,
    });
  }
  const seen = new Set<string>([mainId]);
  for (const [sections, path] of lists) {
    for (const [i, section] of sections.entries()) {
      if (!isSound(section)) continue;
      const { id } = section;
      const taken = [id, `${id}-heading`].find((name) => seen.has(name));
      if (taken !== undefined) {
        report.add({
          rule: rules.duplicateId,
          path: [...path, i, 'id'],
          message:
            taken === mainId ? `"${mainId}" is the document's own id.` : `The id "${taken}" is taken on this page.`,
          actual: id,
        });
      }
      seen.add(id).add(`${id}-heading`);
    }
  }
};

/** The section that carries the h1 is there, has a heading, and is never hidden by a condition. */
export const checkHeading = (id: string, { h1, sections }: Template, registry: Registry, report: Report): void => {
  // One with findings may be the one that is meant.
  if (!sections.every(isSound)) return;
  const path = ['templates', id, 'h1'];
  const at = sections.findIndex((section) => section.id === h1);
  const section = sections[at];
  if (!section) {
    const ids = sections.map((other) => other.id);
    report.add({
      rule: rules.heading,
      path,
      message: `No section of this template has the id "${h1}".`,
      expected: ids.join(', '),
      actual: h1,
      candidates: ids,
      word: h1,
    });
    return;
  }
  if (section.when) {
    report.add({
      rule: rules.heading,
      path: ['templates', id, 'sections', at, 'when'],
      at: 'key',
      message: 'The section that carries the h1 stands on every page: it takes no condition.',
    });
  }
  if (registry.sections.get(section.type)?.manifest.headingLevel === null) {
    report.add({
      rule: rules.heading,
      path,
      message: `The section type "${section.type}" has no heading: it cannot carry the h1.`,
      actual: h1,
    });
  }
};

export const checkSeo = (id: string, template: Template, scope: RefScope, report: Report): void => {
  for (const [key, value] of Object.entries(template.seo ?? {})) {
    if (value && 'ref' in value) checkRef(value.ref, ['templates', id, 'seo', key, 'ref'], scope, report);
  }
};

/** `{ t }` outside of section settings: menus, page titles, settings' labels. */
export const checkTexts = (theme: Theme, report: Report): void => {
  const { default: locale } = theme.locales;
  const strings = Object.hasOwn(theme.locales.strings, locale) ? theme.locales.strings[locale] : undefined;
  if (!strings) {
    report.add({
      rule: rules.string,
      path: ['locales', 'default'],
      message: `locales.strings has no "${locale}".`,
      expected: Object.keys(theme.locales.strings).join(', '),
      actual: locale,
      candidates: Object.keys(theme.locales.strings),
      word: locale,
    });
    return;
  }
  const check = (text: object | undefined, path: Path): void => {
    if (!text || !('t' in text) || typeof text.t !== 'string' || Object.hasOwn(strings, text.t)) return;
    report.add({
      rule: rules.string,
      path: [...path, 't'],
      message: `locales.strings has no "${text.t}".`,
      actual: text.t,
      candidates: Object.keys(strings),
      word: text.t,
    });
  };
  for (const [i, setting] of (theme.settings ?? []).entries()) check(setting.label, ['settings', i, 'label']);
  for (const [id, template] of Object.entries(theme.templates)) {
    check(template.nav?.label, ['templates', id, 'nav', 'label']);
    for (const [key, value] of Object.entries(template.seo ?? {})) check(value, ['templates', id, 'seo', key]);
  }
};
