import { type CheckContext, defineRule, type PlacedTemplate } from '../rule.ts';

export const heading = defineRule({
  meta: {
    id: 'THM030',
    name: 'heading',
    title:
      'The section that carries a page’s h1 is there, has a heading, and is hidden by no condition and in no dialog.',
    severity: 'error',
    docs: 'docs/rules/THM030.md',
    ignorable: false,
  },
  check(context) {
    // A section that was left out may be the one that is meant.
    for (const checked of context.templates.filter(({ whole }) => whole)) checkTemplate(checked, context);
  },
});

const checkTemplate = ({ id, template: { h1 }, sections }: PlacedTemplate, { report }: CheckContext): void => {
  const path = ['templates', id, 'h1'];
  const own = sections.filter(({ region }) => region === 'main');
  const bearer = own.find(({ section }) => section.id === h1);
  if (!bearer) {
    const ids = own.map(({ section }) => section.id);
    const message = `No section of this template has the id "${h1}".`;
    report({ path, message, expected: ids.join(', '), actual: h1, candidates: ids, word: h1 });
    return;
  }
  if (bearer.section.when) {
    report({
      path: [...bearer.path, 'when'],
      at: 'key',
      message: 'The section that carries the h1 stands on every page: it takes no condition.',
    });
  }
  const { dialogWith } = bearer.registered?.manifest ?? {};
  if (dialogWith !== undefined && bearer.section.settings?.[dialogWith] === true) {
    report({
      path: [...bearer.path, 'settings', dialogWith],
      message:
        'The section that carries the h1 stands on the page: in a dialog, which is closed at first, nothing is seen.',
      expected: 'false',
      actual: 'true',
    });
  }
  if (bearer.registered?.manifest.headingLevel === null) {
    const message = `The section type "${bearer.section.type}" has no heading: it cannot carry the h1.`;
    report({ path, message, actual: h1 });
  }
};
