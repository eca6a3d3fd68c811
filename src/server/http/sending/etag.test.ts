import { describe, expect, it } from 'vitest';
import { etagOf, namesTag } from './etag.ts';

const etag = `"${etagOf('content')}"`;

describe('If-None-Match', () => {
  it.each([etag, `W/${etag}`, `"other", ${etag}`, `"other",W/${etag}`, '*'])('%s names the content', (header) => {
    expect(namesTag(header, etag)).toBe(true);
  });

  it.each([undefined, '', '"other"', etagOf('content'), `"${etagOf('other')}", W/"other"`])(
    '%s does not name it',
    (header) => {
      expect(namesTag(header, etag)).toBe(false);
    },
  );
});
