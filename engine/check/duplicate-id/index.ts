import { type CheckContext, defineRule, type PlacedSection, type PlacedTemplate } from '../rule.ts';

/** The document has it: `<main id="main">`. */
const mainId = 'main';

export const duplicateId = defineRule({
  meta: {
    id: 'THM029',
    name: 'duplicate-id',
    title: 'Every id of a page, and every id of a setting, is there once.',
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

/** Groups stand on every page: where one of them and a template's section agree, the template's is at fault. */
const groupsFirst = (sections: readonly PlacedSection[]): readonly PlacedSection[] => [
  ...sections.filter(({ region }) => region !== 'main'),
  ...sections.filter(({ region }) => region === 'main'),
];
