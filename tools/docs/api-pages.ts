import type { Call } from '#schemas/api/define.ts';
import { whoMay } from '#shared/openapi.ts';
import { type DescribedSchema, inWords, propertyTable } from './describe-schema.ts';
import { code, page, table } from './markdown.ts';

/** `Admission enquiries` → `admission-enquiries`. */
const slugOf = (group: string): string => group.toLowerCase().replace(/[^a-z0-9]+/g, '-');

const groupsOf = (calls: readonly Call[]): readonly string[] => [...new Set(calls.map(({ group }) => group))].sort();

/** The pages of the API: what holds of every call, and a page for each group, by their path in docs/. */
export const apiPages = (calls: readonly Call[]): readonly (readonly [string, string])[] => [
  ['reference/api/README.md', indexPage(calls)],
  ...groupsOf(calls).map(
    (group) =>
      [
        `reference/api/${slugOf(group)}.md`,
        groupPage(
          group,
          calls.filter((call) => call.group === group),
        ),
      ] as const,
  ),
];

const indexPage = (calls: readonly Call[]): string =>
  page(
    '# The API',
    'Every call a school’s website, office, or a program of its own makes. The same contracts, as OpenAPI 3.1 for tools: [`/api/docs/openapi.json`](/api/docs/openapi.json).',
    '## What applies to every call',
    '- **The school is the host’s.** `School_Id` and its other spellings may be left to say what is true already; one of another school is refused with 403. On the product’s own host public calls take the id of any listed school.\n' +
      '- **Signing in** sets a cookie for people. Programs send `Authorization: Bearer <API token>`, made under Settings; a token reaches the areas it names, of its own school.\n' +
      '- **Writing from a page** works from pages of the same host only. Bodies are JSON unless the call says otherwise; an unknown field is refused by name.\n' +
      '- **Lists** are bare arrays, 20 rows unless `pageSize` says otherwise (at most 100); the number of all rows stands in `X-Total-Count`. In filters `-1` means all. An empty list is `[]`.\n' +
      '- **Failures** are [problem+json](../errors.md): `errorText` for people, `errors` with texts by field, `requestId` for the log. `Accept-Language: hi` has those that a visitor’s form may meet in Hindi.\n' +
      '- **Editing at once**: a row that has a version is changed with `If-Match: "<version>"`; one that someone changed meanwhile answers 409 with both versions.',
    ...groupsOf(calls).map((group) => {
      const own = calls.filter((call) => call.group === group);
      const rows = own.map((call) => [
        `[${code(`${call.method} ${call.path}`)}](${slugOf(group)}.md#${anchorOf(call)})`,
        call.summary,
      ]);
      return `## ${group}\n\n${table(['Call', ''], rows)}`;
    }),
  );

/** The id that a heading gets in HTML. */
const anchorOf = ({ id }: Call): string => id.toLowerCase();

const groupPage = (group: string, calls: readonly Call[]): string =>
  page(`# ${group}`, ...calls.flatMap((call) => [`## ${call.id}`, ...callParts(call)]));

const callParts = (call: Call): readonly (string | undefined)[] => [
  `${code(`${call.method} ${call.path}`)}`,
  `${call.summary}. ${hostWords[call.host]}`,
  `**Who:** ${whoMay(call.access)}${limitWords(call)}`,
  part('In the path', call.params),
  part('In the query', call.query),
  part(bodyTitles[call.takes ?? 'json'], call.body),
  filesPart(call),
  answersPart(call),
];

const hostWords = {
  school: 'On a school’s host.',
  platform: 'On the product’s own host.',
  any: '',
} as const;

const bodyTitles = {
  json: 'The body, as JSON',
  form: 'The body, as JSON or as a form',
  multipart: 'The fields of the multipart body',
  jsonOrMultipart: 'The body, as JSON or, with files, as multipart',
} as const;

const limitWords = ({ limit }: Call): string => {
  if (!limit) return '';
  const { max, perSeconds } = limit;
  const time = perSeconds % 3600 === 0 ? `${perSeconds / 3600} h` : `${Math.round(perSeconds / 60)} min`;
  return ` At most ${max} times in ${time} from one address.`;
};

const part = (title: string, schema: Call['body']): string | undefined => {
  const fields = schema ? propertyTable(schema as DescribedSchema) : undefined;
  return fields && `**${title}**\n\n${fields}`;
};

const filesPart = ({ files }: Call): string | undefined =>
  files &&
  `**Files**\n\n${table(
    ['Field', 'At most'],
    Object.entries(files).map(([name, { maxBytes, maxCount }]) => [
      code(name),
      `${maxCount} ${maxCount === 1 ? 'file' : 'files'} of ${Number((maxBytes / 1024 / 1024).toFixed(1))} MB`,
    ]),
  )}`;

const answersPart = ({ answers }: Call): string =>
  Object.entries(answers)
    .map(([status, { description, schema, type }]) => {
      const shape = (schema ?? {}) as DescribedSchema;
      const item = shape.type === 'array' ? (shape.items ?? {}) : shape;
      const kind = shape.type === 'array' ? ': a list, each with' : '';
      const head = `**Answers ${status}** (${description}${type ? `, ${code(type)}` : ''})${kind}`;
      const fields = propertyTable(item) ?? (schema ? inWords(item) : undefined);
      return fields ? `${head}\n\n${fields}` : head;
    })
    .join('\n\n');
