import { describe, expect, it } from 'vitest';
import { anchorsOf } from './anchors.ts';

const anchors = anchorsOf([
  { id: 'title', settings: {} },
  { id: 'form', settings: { en: { createAnchor: 'create', heading: 'Form' }, hi: { createAnchor: 'create' } } },
]);

describe('anchorsOf', () => {
  it.each(['main', 'title', 'form', 'title-heading', 'create', 'notice-7'])('has #%s', (anchor) =>
    expect(anchors.has(anchor)).toBe(true),
  );

  it.each(['titles', 'Form', 'notice-', 'team'])('has no #%s', (anchor) => expect(anchors.has(anchor)).toBe(false));
});
