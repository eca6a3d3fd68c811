import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SectionEnv } from '#engine/section.ts';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { schoolList } from '../../manifest.ts';
import { SchoolList } from './SchoolList.tsx';

const platformSchoolList = lookOf(schoolList, 'standard');

const { list } = platformSchoolList.example;
const render = (over: Partial<typeof list> = {}, query: SectionEnv['query'] = {}): string =>
  renderToStaticMarkup(
    <SchoolList
      {...platformSchoolList.example}
      list={{ ...list, ...over }}
      env={testEnv(platformSchoolList, { path: '/school-list', query })}
    />,
  );

describe('school-list', () => {
  it('leads from each school to its profile', () => {
    expect(render()).toContain('href="/school-profile/greenfield"');
  });

  it('has an address in one line', () => {
    const address = { school_address: 'Ridge Road\nKotagiri 643217,\nTamil Nadu' };
    const html = render({ schools: list.schools.map((school) => ({ ...school, ...address })) });
    expect(html).toContain('>Ridge Road, Kotagiri 643217, Tamil Nadu<');
  });

  it('keeps the words of the search in its fields and in the addresses of its pages', () => {
    const searched = { keyword: 'green & co', city: 'Pune' };
    const html = render({ ...searched, page: 2, hasMore: true }, { ...searched, page: 2 });
    expect(html).toContain('value="green &amp; co"');
    expect(html).toContain('href="/school-list?keyword=green+%26+co&amp;city=Pune" rel="prev"');
    expect(html).toContain('href="/school-list?keyword=green+%26+co&amp;city=Pune&amp;page=3" rel="next"');
  });

  it('has a link to register, but not for who is signed in', () => {
    const signedIn = renderToStaticMarkup(
      <SchoolList {...platformSchoolList.example} signedIn env={testEnv(platformSchoolList)} />,
    );
    expect(render()).toContain('>Create Page<');
    expect(signedIn).not.toContain('Create Page');
    expect(signedIn).toContain('href="/school-profile/greenfield"');
  });

  it('has no pages where all stand on one, and says where nothing was found', () => {
    expect(render()).not.toContain('<nav');
    expect(render({ schools: [], keyword: 'x' })).toContain('No school found.');
    expect(render({ schools: [] })).toContain('No schools listed yet.');
  });
});
