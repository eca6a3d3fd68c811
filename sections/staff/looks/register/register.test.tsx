import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { staff } from '../../manifest.ts';
import type { Bindings } from '../../schema.ts';
import { StaffRegister } from './StaffRegister.tsx';

const look = lookOf(staff, 'register');

const render = (items: Bindings['items'], over: object = {}) =>
  renderToStaticMarkup(<StaffRegister heading="The staff" items={items} env={testEnv(look, over)} />);

describe('staff/register', () => {
  it('shows a photo where there is one, and initials where there is none', () => {
    const html = render([
      { staff_Name: 'Zoya Khan', staff_Title: 'PRT', staff_Photo: '/media/1/2/480.webp' },
      { staff_Name: 'Nilesh Khairnar', staff_Title: 'Librarian' },
    ]);
    expect(html).toMatch(/<img src="\/media\/1\/2\/480.webp" alt="".*Zoya Khan.*PRT.*>NK<\/span>.*Nilesh Khairnar/);
  });

  it('leaves out what is not known', () => {
    expect(render([{ staff_Name: 'Zoya Khan', staff_Title: 'PRT' }])).not.toContain('staff-register_more');
    const known = render([{ staff_Name: 'Zoya Khan', staff_Title: 'PRT', staff_Qualification: 'MA, BEd' }]);
    expect(known).toContain('MA, BEd');
  });

  it('says so when there is nobody, and when it failed', () => {
    expect(render([])).toContain('No staff profiles yet.');
    expect(render([], { state: 'error' })).toContain('could not be loaded');
  });
});
