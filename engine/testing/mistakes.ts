import { conditionMistakes } from './condition-mistakes.ts';
import type { Mistake } from './mistake.ts';
import { nameMistakes } from './name-mistakes.ts';
import { refMistakes } from './ref-mistakes.ts';
import { tokenMistakes } from './token-mistakes.ts';

const syntaxMistakes: readonly Mistake[] = [
  { name: 'a comment', rule: 'THM001', from: '"format": 2,', to: '"format": 2, ¦// one', says: 'Comments' },
  {
    name: 'a trailing comma in an object',
    rule: 'THM001',
    from: '"order": 1 }',
    to: '"order": 1¦, }',
    says: 'too many',
  },
  { name: 'a trailing comma in a list', rule: 'THM001', from: '[0, 0, 0]', to: '[0, 0, 0¦,]', says: 'too many' },
  { name: 'a missing comma', rule: 'THM001', from: '"format": 2,', to: '"format": ¦2', says: 'comma is missing' },
  { name: 'a missing colon', rule: 'THM001', from: '"slug": "base"', to: '"slug¦" "base"', says: 'colon' },
  { name: 'a missing brace', rule: 'THM001', from: '1000 } }\n}\n', to: '1000 } ¦}\n', says: 'closing }' },
  { name: 'an open string', rule: 'THM001', from: '"name": "Base",', to: '"name": ¦"Base,', says: 'closing quote' },
  {
    name: 'something behind the end',
    rule: 'THM001',
    from: '1000 } }\n}',
    to: '1000 } }\n}\n¦{}',
    says: 'ends before',
  },
  { name: 'single quotes', rule: 'THM001', from: '"name": "Base"', to: `"name": ¦'Base'`, says: 'double quotes' },
  { name: 'an unknown escape', rule: 'THM001', from: '"Welcome"', to: '¦"Wel\\come"', says: 'backslash' },
  { name: 'a control character', rule: 'THM001', from: '"Welcome"', to: '¦"Wel\tcome"', says: 'control character' },
  { name: 'a duplicate key', rule: 'THM001', from: '"format": 2,', to: '"format": 2, ¦"format": 2,', says: 'twice' },
  { name: 'a byte order mark', rule: 'THM001', from: '{\n  "format"', to: '¦\uFEFF{\n  "format"', says: 'byte order' },
  { name: 'a broken encoding', rule: 'THM001', from: '"Welcome"', to: '"Wel¦\uFFFDcome"', says: 'UTF-8' },
  { name: 'half a character', rule: 'THM001', from: '"Welcome"', to: '"Wel¦\uD83Dcome"', says: 'Half' },
  { name: 'half a character, escaped', rule: 'THM001', from: '"Welcome"', to: '¦"Wel\\ud83dcome"', says: 'stored' },
  { name: 'a null character', rule: 'THM001', from: '"Welcome"', to: '¦"Wel\\u0000come"', says: 'stored' },
  { name: '__proto__', rule: 'THM002', from: '"jsBytes": 1000', to: '¦"__proto__": {}', says: '__proto__' },
  { name: 'constructor', rule: 'THM002', from: '"limit": 3', to: '¦"constructor": 3', says: 'constructor' },
  { name: 'prototype', rule: 'THM002', from: '"home.row": "Row"', to: '¦"prototype": "Row"', says: 'prototype' },
];

const schemaMistakes: readonly Mistake[] = [
  { name: 'an unknown key', rule: 'THM010', from: '"budgets"', to: '¦"budget"', suggestion: 'budgets' },
  {
    name: 'a misspelled required key',
    rule: 'THM010',
    from: '"tokens": {\n',
    to: '¦"token": {\n',
    suggestion: 'tokens',
  },
  {
    name: 'an unknown key in a list',
    rule: 'THM010',
    from: '"id": "bottom",',
    to: '"id": "bottom", ¦"condition": {},',
  },
  { name: 'an unknown key deep down', rule: 'THM010', from: '"fallback"', to: '¦"falback"', suggestion: 'fallback' },
  { name: 'a missing key', rule: 'THM011', from: '{\n  "format": 2,\n', to: '¦{\n', says: '"format"' },
  {
    name: 'a missing key in a list',
    rule: 'THM011',
    from: '{ "id": "bottom", "type": "bar" }',
    to: '¦{ "id": "bottom" }',
    says: '"type"',
  },
  {
    name: 'no home',
    rule: 'THM011',
    from: '"templates": {\n    "home"',
    to: '"templates": ¦{\n    "start"',
    says: '"home"',
  },
  { name: 'a wrong type', rule: 'THM012', from: '"themeId": 100', to: '"themeId": ¦"100"', says: 'an integer' },
  {
    name: 'a list for an object',
    rule: 'THM012',
    from: '"nav": { "label": { "t": "nav.home" }, "order": 1 }',
    to: '"nav": ¦[]',
    says: 'an object: { "label": …, "order": … }',
  },
  { name: 'no number for the format', rule: 'THM013', from: '"format": 2,', to: '"format": ¦"2",' },
  { name: 'an older format', rule: 'THM003', from: '"format": 2,', to: '"format": ¦1,', says: 'theme migrate' },
  { name: 'a newer format', rule: 'THM003', from: '"format": 2,', to: '"format": ¦3,', says: 'newer Schoolyard' },
  {
    name: 'a word outside of an enum',
    rule: 'THM013',
    from: '"format": "slug" }',
    to: '"format": ¦"slugs" }',
    suggestion: 'slug',
  },
  {
    name: 'a slug with a capital',
    rule: 'THM013',
    from: '"slug": "base"',
    to: '"slug": ¦"Base"',
    says: 'small letters',
  },
  { name: 'an id with a dot', rule: 'THM013', from: '"id": "bottom"', to: '"id": ¦"bot.tom"' },
  {
    name: 'a data id with a dot',
    rule: 'THM013',
    from: '"data": { "article"',
    to: '"data": { ¦"art.icle": { "source": "news" }, "article"',
  },
  { name: 'a locale that is none', rule: 'THM013', from: '"hi": {', to: '¦"hindi": {' },
  { name: 'an empty list', rule: 'THM013', from: '[{ "id": "title", "type": "headline" }]', to: '¦[]' },
  { name: 'neither text nor ref', rule: 'THM012', from: '"description": { "t"', to: '"description": ¦{ "text"' },
  {
    name: 'a literal page title',
    rule: 'THM012',
    from: '"description": { "t": "home.news" }',
    to: '"description": ¦"News"',
    says: '{ "t": … } or { "ref": … }',
  },
  { name: 'a param of no kind', rule: 'THM012', from: '"params": { "page": 1 }', to: '"params": { "page": ¦[] }' },
  { name: 'a preset colour that is none', rule: 'THM013', from: '"#101010"', to: '¦"red;}"' },
];

export const mistakes: readonly Mistake[] = [
  ...syntaxMistakes,
  ...schemaMistakes,
  ...conditionMistakes,
  ...refMistakes,
  ...nameMistakes,
  ...tokenMistakes,
];
