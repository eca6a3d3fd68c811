import { dataRequests } from '../../compile/read-theme.ts';
import { type CheckContext, defineRule, type PlacedSection, type PlacedTemplate } from '../rule.ts';

/** What a visitor sees first, and waits for. */
export const firstSection = defineRule({
  meta: {
    id: 'THM081',
    name: 'first-section',
    title: 'What stands first on a page, and what carries its h1, is there at once.',
    severity: 'warning',
    docs: 'docs/rules/THM081.md',
    ignorable: true,
  },
  check(context) {
    checkShort(context);
    for (const template of context.templates) {
      const own = template.sections.filter(({ region }) => region === 'main');
      const bearer = own.find(({ section }) => section.id === template.template.h1);
      const first = new Set([own[0], bearer].filter((placed) => placed !== undefined));
      for (const placed of template.whole ? first : []) checkSection(placed, placed === bearer, context);
      // A page with nothing else on it has nothing to show sooner.
      if (bearer && own.length > 1) checkDeadlines(bearer, template, context);
    }
  },
});

const checkSection = (
  { section, path }: PlacedSection,
  isBearer: boolean,
  { hasFinding, report }: CheckContext,
): void => {
  const place = [...path, 'onError'];
  if (section.onError !== 'defer' || hasFinding(place)) return;
  report({
    path: place,
    message: isBearer
      ? 'The section that carries the h1 is never deferred: where its source fails, it says so. Say "message", or leave this out.'
      : 'The first section of a page is what a visitor looks at: deferred, it is an empty space that is filled later, and moves what lies below. Say "hide" or "message".',
    expected: '"hide" or "message"',
    actual: '"defer"',
    suggestion: isBearer ? 'message' : 'hide',
  });
};

/** A database that is busy, or asked for the first time, takes about as long: what is given up on sooner comes and goes. */
const shortest = 150;

const checkShort = ({ theme, hasFinding, report }: CheckContext): void => {
  for (const [place, { deadlineMs }] of dataRequests(theme)) {
    const path = [...place, 'deadlineMs'];
    if (deadlineMs === undefined || deadlineMs >= shortest || hasFinding(path)) continue;
    report({
      path,
      message: `After ${deadlineMs} ms "${place.at(-1)}" is given up on, and what shows it fails: at a busy hour that is most visits. Leave the deadline out, which makes it 800 ms.`,
      expected: `at least ${shortest}`,
      actual: String(deadlineMs),
    });
  }
};

/** A page is sent when its last source has answered, or its time is up. The heading is worth no long wait. */
const longest = 1000;

const checkDeadlines = (
  { section }: PlacedSection,
  { id, template, scope }: PlacedTemplate,
  { hasFinding, report }: CheckContext,
): void => {
  for (const { ref } of Object.values(section.bindings ?? {})) {
    const [root, name = ''] = ref.split('.');
    const request = root === 'data' && Object.hasOwn(scope.data, name) ? scope.data[name] : undefined;
    if (request?.deadlineMs === undefined || request.deadlineMs <= longest) continue;
    const isOwn = Object.hasOwn(template.data ?? {}, name);
    const path = [...(isOwn ? ['templates', id] : []), 'data', name, 'deadlineMs'];
    if (hasFinding(path)) continue;
    report({
      path,
      message: `The section with the h1 shows "${name}", and the page waits up to ${request.deadlineMs} ms for it. Leave the deadline out, which makes it 800 ms, or show the data in a section further down.`,
      expected: `at most ${longest}`,
      actual: String(request.deadlineMs),
    });
  }
};
