import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { staff } from '../../manifest.ts';
import type { Bindings } from '../../schema.ts';
import { StaffArches } from './StaffArches.tsx';

const look = lookOf(staff, 'arches');

const render = (items: Bindings['items'], over: object = {}) =>
  renderToStaticMarkup(<StaffArches heading="Our teachers" items={items} env={testEnv(look, over)} />);

describe('staff/arches', () => {
  it('shows a photo where there is one, and initials where there is none', () => {
    const html = render([
      { staff_Name: 'Zoya Khan', staff_Title: 'PRT', staff_Photo: '/media/1/2/480.webp' },
      { staff_Name: 'Nilesh Khairnar', staff_Title: 'Librarian' },
    ]);
    expect(html).toMatch(/<img src="\/media\/1\/2\/480.webp" alt="".*Zoya Khan.*PRT.*>NK<\/span>.*Nilesh Khairnar/);
  });

  it('stands as rows of names where fewer than half have a photo', () => {
    const [plain, pictured] = [
      { staff_Name: 'Nilesh Khairnar', staff_Title: 'Librarian' },
      { staff_Name: 'Zoya Khan', staff_Title: 'PRT', staff_Photo: '/media/1/2/480.webp' },
    ];
    expect(render([plain, pictured])).not.toContain('data-names');
    expect(render([plain, { ...plain, staff_Name: 'Asha Rao' }, pictured])).toContain('data-names=""');
  });

  it('leaves out what is not known', () => {
    expect(render([{ staff_Name: 'Zoya Khan', staff_Title: 'PRT' }])).not.toContain('staff-arches_more');
    const known = render([{ staff_Name: 'Zoya Khan', staff_Title: 'PRT', staff_Qualification: 'MA, BEd' }]);
    expect(known).toContain('MA, BEd');
  });

  it('says so when there is nobody, and when it failed', () => {
    expect(render([])).toContain('No staff profiles yet.');
    expect(render([], { state: 'error' })).toContain('could not be loaded');
  });
});
