import type { Mistake } from './mistake.ts';

const black = '"components": [0, 0, 0]';

export const tokenMistakes: readonly Mistake[] = [
  { name: 'an alias of nothing', rule: 'THM027', from: '"{color.ink}"', to: '¦"{color.inc}"', suggestion: 'color.ink' },
  { name: 'an alias of itself', rule: 'THM027', from: '"{color.ink}"', to: '¦"{color.link}"', says: 'circle' },
  { name: 'a circle of two', rule: 'THM027', from: '"{color.ink}"', to: '¦"{color.visited}"', says: 'circle' },
  {
    name: 'a pair with nothing',
    rule: 'THM027',
    from: '["{color.canvas}"]',
    to: '[¦"{color.canvass}"]',
    suggestion: 'color.canvas',
  },
  {
    name: 'a misspelled type',
    rule: 'THM027',
    from: '"$type": "color"',
    to: '"$type": ¦"colour"',
    suggestion: 'color',
  },
  { name: 'no type', rule: 'THM027', from: '"$type": "dimension",\n      "gap"', to: '¦"gap"' },
  { name: 'a bare value', rule: 'THM027', from: '{ "$value": { "value": 16, "unit": "px" } }', to: '¦"16px"' },
  {
    name: 'a misspelled $value',
    rule: 'THM010',
    from: '"gap": { "$value"',
    to: '"gap": { ¦"$vale"',
    suggestion: '$value',
  },
  { name: 'a value without a unit', rule: 'THM011', from: '{ "value": 16, "unit": "px" }', to: '¦{ "value": 16 }' },
  { name: 'an unknown unit', rule: 'THM013', from: '"unit": "px"', to: '"unit": ¦"em"', suggestion: 'rem' },
  {
    name: 'a colour of 0 to 255',
    rule: 'THM013',
    from: black,
    to: '"components": [¦200, 30, 255]',
    says: 'Divide a component of 0 to 255 by 255',
  },
  { name: 'a component out of bounds', rule: 'THM013', from: black, to: '"components": [0, 0, ¦255]' },
  { name: 'a colour as a text', rule: 'THM012', from: `{ "colorSpace": "srgb", ${black} }`, to: '¦"#000000"' },
  {
    name: 'an unknown extension',
    rule: 'THM010',
    from: '"contrast": {',
    to: '¦"contrasts": {',
    suggestion: 'contrast',
  },
  { name: 'a name that would end the rule', rule: 'THM027', from: '"gap": {', to: '¦"gap:0}</style>": {' },
  {
    name: 'two names for one property',
    rule: 'THM027',
    from: '"size": {',
    to: '¦"color-ink": { "$value": "{color.ink}" },\n    "size": {',
  },
  { name: 'a number that is not finite', rule: 'THM012', from: '"value": 16', to: '"value": ¦1e999' },
];
