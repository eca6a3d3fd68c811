import { allRules } from '#engine/check/index.ts';
import { sources } from '#schemas/sources/index.ts';
import { kinds } from '#sections/index.ts';
import { calls } from '#server/main/calls.ts';
import { apiPages } from './api-pages.ts';
import { conditionPage } from './condition-page.ts';
import { errorPage } from './error-page.ts';
import { formatPage } from './format-page.ts';
import { code, page, table } from './markdown.ts';
import { sectionPage } from './section-page.ts';
import { sourcePage } from './source-page.ts';

/** The pages that are made from the schemas, the manifests and the rules, by their path in docs/. */
export const referencePages = (): ReadonlyMap<string, string> =>
  new Map([
    ['reference/README.md', indexPage()],
    ['reference/format.md', formatPage()],
    ['reference/conditions.md', conditionPage()],
    ...kinds.map((kind): [string, string] => [`reference/sections/${kind.type}.md`, sectionPage(kind, sources)]),
    ...sources.map((contract): [string, string] => [`reference/sources/${contract.name}.md`, sourcePage(contract)]),
    ...apiPages(calls),
    ['reference/errors.md', errorPage()],
    ['rules/README.md', rulesPage()],
  ]);

const indexPage = (): string =>
  page(
    '# Reference',
    'Made of the schemas and manifests by `npm run generate`; a test keeps it fresh.',
    '- [The theme format](format.md)\n- [Conditions and refs](conditions.md)\n- [Rules of the checker](../rules/README.md)\n- [The API](api/README.md)\n- [Errors](errors.md)',
    `## Kinds of section\n\n${table(
      ['Kind', 'Looks', ''],
      kinds.map(({ type, description, looks }) => [
        `[${code(type)}](sections/${type}.md)`,
        looks.map(({ look }) => code(look)).join(', '),
        description,
      ]),
    )}`,
    `## Sources\n\n${table(
      ['Source', ''],
      sources.map(({ name, title }) => [`[${code(name)}](sources/${name}.md)`, title]),
    )}`,
  );

const rulesPage = (): string =>
  page(
    '# Rules of the checker',
    'What `schoolyard theme check` proves. An error is never published; a warning may be. Ids are permanent.',
    table(
      ['Rule', '', 'Severity', 'A theme may ignore it'],
      allRules.map(({ id, title, severity, ignorable }) => [
        `[${id}](${id}.md)`,
        title,
        severity,
        ignorable ? 'with a reason' : '',
      ]),
    ),
    'To ignore a finding, say so in the section, the template or the theme that it stands in, with a reason: `"$ignore": [{ "rule": "THM042", "reason": "…" }]`.',
  );
