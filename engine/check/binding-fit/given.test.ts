import { describe, expect, it } from 'vitest';
import { noParams } from '#schemas/described.ts';
import { defineSource, type SourceContract } from '#schemas/sources/define.ts';
import type { Param } from '#schemas/theme/theme.ts';
import type { RefScope } from '../../refs/resolve-ref.ts';
import { describeGiven } from './given.ts';

const source = (name: string, result: SourceContract['result']): SourceContract =>
  defineSource({ name, title: name, params: noParams, result, tags: [], expires: 'never' });
const text = { type: 'string' } as const;
const label = { t: 'a' };

const article = source('article', {
  anyOf: [
    {
      type: 'object',
      required: ['title', 'author'],
      properties: {
        title: text,
        lead: text,
        author: { anyOf: [{ type: 'object', required: ['name'], properties: { name: text } }, { type: 'null' }] },
      },
    },
    { type: 'null' },
  ],
});
const tree = source('tree', {
  type: 'object',
  required: ['root'],
  properties: { root: { $ref: '#/definitions/node' } },
  definitions: { node: { type: 'object', required: ['name'], properties: { name: text } } },
});

const scopeOf = (parts: Partial<RefScope> = {}): RefScope => ({
  template: 'home',
  data: { post: { source: 'article', notFoundWhenEmpty: false }, tree: { source: 'tree', notFoundWhenEmpty: false } },
  settings: [
    { id: 'tone', type: 'select', default: 'calm', options: ['calm', 'loud'], label },
    { id: 'size', type: 'number', default: 1, label },
  ],
  params: {},
  query: {},
  sources: new Map([article, tree].map((contract) => [contract.name, contract])),
  ...parts,
});
const gapsOf = (ref: string, parts: Partial<RefScope> = {}) => describeGiven(ref, scopeOf(parts))?.gaps;
const schemaOf = (ref: string, parts: Partial<RefScope> = {}) => describeGiven(ref, scopeOf(parts))?.schema;

describe('describeGiven', () => {
  it('tells where on the way a value may lack', () => {
    expect(gapsOf('data.post')).toEqual(['data.post']);
    expect(gapsOf('data.post.title')).toEqual(['data.post']);
    expect(gapsOf('data.post.lead')).toEqual(['data.post', 'data.post.lead']);
    expect(gapsOf('data.post.author.name')).toEqual(['data.post', 'data.post.author']);
    expect(gapsOf('data.tree.root')).toEqual([]);
    expect(gapsOf('site.school_Name')).toEqual([]);
    expect(gapsOf('site.session.label')).toEqual([]);
    expect(gapsOf('site.phone')).toEqual(['site.phone']);
    expect(gapsOf('visitor.signedIn')).toEqual([]);
  });

  it('takes the definitions along', () => {
    expect(schemaOf('data.tree.root')).toMatchObject({ $ref: '#/definitions/node', definitions: { node: {} } });
  });

  it('knows settings by their type', () => {
    expect(schemaOf('settings.tone')).toEqual({ type: 'string', enum: ['calm', 'loud'] });
    expect(schemaOf('settings.size')).toEqual({ type: 'number' });
    expect(gapsOf('settings.tone')).toEqual([]);
  });

  it('knows the parts of an address, which are always there', () => {
    const params: Record<string, Param> = {
      slug: { type: 'string', format: 'slug' },
      name: { type: 'string' },
      page: { type: 'integer', minimum: 1, maximum: 9 },
    };
    expect(schemaOf('route.params.slug', { params })).toEqual({ type: 'string', format: 'slug' });
    expect(schemaOf('route.params.name', { params })).toEqual({ type: 'string', format: 'id' });
    expect(schemaOf('route.params.page', { params })).toEqual({ type: 'integer', minimum: 1, maximum: 9 });
    expect(gapsOf('route.params.slug', { params })).toEqual([]);
    expect(gapsOf('route.params.slug', { params, template: 'not-found' })).toEqual(['route.params.slug']);
  });

  it('knows query keys, which are there with a default', () => {
    const query: Record<string, Param> = {
      page: { type: 'integer', minimum: 1, default: 1 },
      from: { type: 'integer', minimum: 1, default: 0 },
      tag: { type: 'string', format: 'slug' },
      flag: { type: 'string', default: true },
    };
    expect(schemaOf('route.query.page', { query })).toEqual({ type: 'integer', minimum: 1 });
    expect(schemaOf('route.query.from', { query })).toEqual({ anyOf: [{ type: 'integer', minimum: 1 }, { const: 0 }] });
    expect(gapsOf('route.query.page', { query })).toEqual([]);
    expect(gapsOf('route.query.tag', { query })).toEqual(['route.query.tag']);
    expect(gapsOf('route.query.flag', { query })).toEqual(['route.query.flag']);
  });

  it('gives nothing for what is not there', () => {
    for (const ref of ['data.other', 'data.post.other', 'site.other', 'route.other.a', 'other', 'data']) {
      expect(describeGiven(ref, scopeOf())).toBeUndefined();
    }
  });
});
