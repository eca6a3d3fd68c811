import type { Path } from '../../text/document.ts';
import { type CheckContext, defineRule, type PlacedSection, type PlacedTemplate } from '../rule.ts';

/** What an entry of a list is named by, as `theme_Id` is. */
const idKey = /_Id$/;

/** The document has it: `<main id="main">`. */
const mainId = 'main';

export const duplicateId = defineRule({
  meta: {
    id: 'THM029',
    name: 'duplicate-id',
    title: 'Every id of a page, of a setting, and of what a list names by ids is there once.',
    severity: 'error',
    docs: 'docs/rules/THM029.md',
    ignorable: false,
  },
  check(context) {
    checkSettings(context);
    for (const template of context.templates) checkPage(template, context);
  },
});

const checkSettings = ({ theme: { settings = [] }, report }: CheckContext): void => {
  const seen = new Set<string>();
  for (const [i, { id }] of settings.entries()) {
    if (seen.has(id)) report({ path: ['settings', i, 'id'], message: `Another setting has the id "${id}".` });
    seen.add(id);
  }
};

/**
 * Section ids are element ids, with their headings' ids `<id>-heading`: unique among the header, the template's own
 * and the footer, which all stand on one page.
 */
const checkPage = ({ id: template, sections }: PlacedTemplate, { report }: CheckContext): void => {
  if (template === 'header' || template === 'footer') {
    const message = `Sections of the ${template} are named "${template}/<id>": a template has another name.`;
    report({ path: ['templates', template], at: 'key', message });
  }
  for (const { section, path, region } of sections)
    if (region === 'main')
      for (const [name, value] of Object.entries(section.settings ?? {}))
        if (Array.isArray(value)) checkEntries(value, [...path, 'settings', name], report);
  const seen = new Set<string>([mainId]);
  for (const { section, path } of groupsFirst(sections)) {
    const { id } = section;
    const taken = [id, `${id}-heading`].find((name) => seen.has(name));
    if (taken !== undefined) {
      const message =
        taken === mainId ? `"${mainId}" is the document's own id.` : `The id "${taken}" is taken on this page.`;
      report({ path: [...path, 'id'], message, actual: id });
    }
    seen.add(id).add(`${id}-heading`);
  }
};

/** Of two entries with one id the second leads to what the first is. */
const checkEntries = (entries: readonly unknown[], path: Path, report: CheckContext['report']): void => {
  const seen = new Set<string>();
  for (const [i, entry] of entries.entries()) {
    if (typeof entry !== 'object' || entry === null) continue;
    for (const [key, id] of Object.entries(entry)) {
      if (!idKey.test(key) || typeof id === 'object') continue;
      const name = `${key} ${String(id)}`;
      if (seen.has(name)) {
        const message = `Another entry of "${String(path.at(-1))}" has the ${key} ${String(id)}.`;
        report({ path: [...path, i, key], message, actual: String(id) });
      }
      seen.add(name);
    }
  }
};

/** Groups stand on every page: where one of them and a template's section agree, the template's is at fault. */
const groupsFirst = (sections: readonly PlacedSection[]): readonly PlacedSection[] => [
  ...sections.filter(({ region }) => region !== 'main'),
  ...sections.filter(({ region }) => region === 'main'),
];
