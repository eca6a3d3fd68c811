import { opDescriptions } from '#engine/editor/words.ts';
import { conditionOps } from '#schemas/theme/conditions.ts';
import { siteSchema } from '#schemas/theme/site.ts';
import { type DescribedSchema, inWords } from './describe-schema.ts';
import { code, jsonBlock, page, table } from './markdown.ts';

const operands: Readonly<Record<(typeof conditionOps)[number], string>> = {
  present: '',
  absent: '',
  equals: '`value`',
  notEquals: '`value`',
  in: '`values`',
  notIn: '`values`',
  atLeast: '`value`, a number',
  lessThan: '`value`, a number',
};

/** The page of conditions and refs. */
export const conditionPage = (): string => {
  const { properties = {}, required = [] } = siteSchema as DescribedSchema;
  return page(
    '# Conditions and refs',
    'A section’s `when` says on which pages it stands. It is one test, `any` of tests, or `all` of tests and any-groups: two levels, so that every state of a page can be listed.',
    jsonBlock({
      when: {
        all: [
          { ref: 'settings.showBirthdays', op: 'equals', value: true },
          {
            any: [
              { ref: 'data.birthdays', op: 'present' },
              { ref: 'visitor.signedIn', op: 'equals', value: true },
            ],
          },
        ],
      },
    }),
    'Every op has its negation, so there is no `not`. `null`, `""`, `[]` and `{}` are absent; `0` and `false` are not. A ref on a source that failed is neither true nor false: the section then does what its `onError` says.',
    `## Ops\n\n${table(
      ['Op', 'Needs', 'True where'],
      conditionOps.map((op) => [code(op), operands[op], opDescriptions[op]]),
    )}`,
    `## Refs\n\n${table(
      ['Ref', 'Gives'],
      [
        ['`data.<id>`, `data.<id>.<field>`', 'what a source gave, by the name under `data`'],
        ['`settings.<id>`', 'a setting of the theme, as the school has it'],
        ['`route.params.<name>`, `route.query.<name>`', 'a declared part of the address'],
        ['`visitor.signedIn`', '`true` or `false`'],
        ['`site.<field>`', 'a fact of the school, without a source'],
      ],
    )}`,
    `## Facts of the site\n\n${table(
      ['Ref', 'Always there', 'Gives'],
      Object.entries(properties).map(([name, schema]) => [
        code(`site.${name}`),
        required.includes(name) ? 'yes' : '',
        inWords(schema),
      ]),
    )}`,
  );
};
