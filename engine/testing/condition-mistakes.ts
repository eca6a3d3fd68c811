import type { Mistake } from './mistake.ts';

const present = '{ "ref": "data.news", "op": "present" }';

export const conditionMistakes: readonly Mistake[] = [
  {
    name: 'a condition that is a text',
    rule: 'THM012',
    from: '"type": "bar" }]',
    to: '"type": "bar", "when": ¦"never" }]',
  },
  {
    name: 'a "not"',
    rule: 'THM010',
    from: '"type": "bar" }]',
    to: '"type": "bar", "when": { ¦"not": {} } }]',
    says: 'every op has its opposite',
  },
  { name: 'an "all" in an "all"', rule: 'THM010', from: present, to: '{ ¦"all": [] }', says: 'two levels' },
  { name: 'an "any" beside a ref', rule: 'THM010', from: present, to: `{ "any": [${present}], ¦"ref": "data.news" }` },
  { name: 'an empty "any"', rule: 'THM013', from: present, to: '{ "any": ¦[] }' },
  { name: 'a misspelled op', rule: 'THM013', from: '"op": "present"', to: '"op": ¦"presnt"', suggestion: 'present' },
  { name: 'a leaf without an op', rule: 'THM011', from: present, to: '¦{ "ref": "data.news" }' },
  {
    name: 'an operand that is an object',
    rule: 'THM012',
    from: '"op": "equals", "value": true',
    to: '"op": "equals", "value": ¦{}',
  },
  {
    name: 'a missing operand',
    rule: 'THM031',
    from: '{ "ref": "settings.showNews", "op": "equals", "value": true }',
    to: '¦{ "ref": "settings.showNews", "op": "equals" }',
  },
  { name: 'a superfluous operand', rule: 'THM031', from: '"op": "present"', to: '"op": "present", ¦"value": 1' },
  {
    name: 'a list for one value',
    rule: 'THM031',
    from: '"op": "equals", "value": true',
    to: '"op": "equals", ¦"values": [true]',
    suggestion: 'value',
  },
  {
    name: 'one value for a list',
    rule: 'THM031',
    from: '"op": "equals", "value": true',
    to: '"op": "in", ¦"value": true',
    suggestion: 'values',
  },
  {
    name: 'a threshold that is no number',
    rule: 'THM031',
    from: '"op": "present"',
    to: '"op": "atLeast", "value": ¦"3"',
  },
  {
    name: 'a ref in an "any"',
    rule: 'THM023',
    from: present,
    to: '{ "any": [{ "ref": ¦"data.new", "op": "present" }] }',
    suggestion: 'data.news',
  },
];
