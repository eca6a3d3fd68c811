import { pagesByRole } from '../../compile/page-roles.ts';
import { type CheckContext, defineRule, type PlacedTemplate } from '../rule.ts';
import { showsFor } from '../shows-for.ts';

/** A menu that leads to pages without anything on them, or that leaves a page out for want of something else. */
export const menuFact = defineRule({
  meta: {
    id: 'THM078',
    name: 'menu-fact',
    title:
      'Every menu stands on the page, and the header’s has pages; it offers the albums at schools that have some, and every other page at all.',
    severity: 'warning',
    docs: 'docs/rules/THM078.md',
    ignorable: true,
  },
  check(context) {
    const { theme, templates, hasFinding, report } = context;
    const landmarks = new Set(
      templates.flatMap(({ sections }) => sections.map(({ registered }) => registered?.manifest.landmark)),
    );
    const { gallery } = pagesByRole(theme);
    reportEmptyMenu(context);
    for (const { id, template } of templates) {
      const { route, nav } = template;
      const path = ['templates', id, 'nav'];
      if (!nav || hasFinding(path)) continue;
      const { menu = 'main' } = nav;
      if (!hasFinding(['groups']) && !landmarks.has(landmarkOf[menu]))
        report({
          path,
          message: `The menu "${menu}" stands nowhere: no section shows it, and so nothing leads to the page "${id}".`,
          expected: menu === 'main' ? 'a header among groups.header' : 'a footer among groups.footer',
        });
      const isGallery = gallery !== undefined && route === gallery;
      if (isGallery && nav.onlyWith === undefined)
        report({
          path,
          message: 'Schools without albums have this entry in their menu too, and nothing behind it.',
          expected: '"onlyWith": "has_Albums"',
        });
      else if (!isGallery && !isOfAlbums({ template }) && nav.onlyWith === 'has_Albums')
        report({
          path: [...path, 'onlyWith'],
          message: `Schools without albums do not find the page "${id}", which shows something else.`,
          expected: 'no "onlyWith"',
          actual: nav.onlyWith,
        });
    }
  },
});

/** Several pages, and none of them in the menu of the header. */
const reportEmptyMenu = ({ theme, hasFinding, report }: CheckContext): void => {
  const offered = Object.entries(theme.templates).filter(([, { nav }]) => nav !== undefined);
  const [[id] = []] = offered;
  if (id === undefined || offered.length < 2 || offered.some(([, { nav }]) => (nav?.menu ?? 'main') === 'main')) return;
  const path = ['templates', id, 'nav', 'menu'];
  if (hasFinding(path)) return;
  report({
    path,
    message: 'Every page is in the menu of the footer, and the menu of the header is empty.',
    expected: '"main" for the pages that visitors look for first',
    actual: 'footer',
    suggestion: 'main',
  });
};

/** Whether a page has albums, or one of them; the home page has some of everything. */
const isOfAlbums = ({ template }: Pick<PlacedTemplate, 'template'>): boolean =>
  template.route !== '/' && (showsFor('gallery', { template }) || showsFor('album', { template }));

/** Headers show one menu, and footers the other. */
const landmarkOf = { main: 'banner', footer: 'contentinfo' } as const;
