import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { birthdayStudents } from '../../manifest.ts';
import type { Bindings } from '../../schema.ts';
import { BirthdayStudents } from './BirthdayStudents.tsx';

const birthdayStudentsStandard = lookOf(birthdayStudents, 'standard');

const render = (items: Bindings['items']) =>
  renderToStaticMarkup(
    <BirthdayStudents
      heading="Birthdays today"
      wish="Happy birthday!"
      items={items}
      env={testEnv(birthdayStudentsStandard)}
    />,
  );

describe('birthday-students', () => {
  it('takes the three designs in turn', () => {
    const html = render(['A', 'B', 'C', 'D'].map((student_Name) => ({ student_Name })));
    expect([...html.matchAll(/data-design="(\d)"/g)].map(([, design]) => design)).toEqual(['1', '2', '3', '1']);
  });

  it('shows initials for a missing photo', () => {
    expect(render([{ student_Name: 'Zoya Khan' }])).toContain('>ZK</span>');
  });

  it('shows the class where it is known', () => {
    expect(render([{ student_Name: 'Zoya K.', class_Name: 'Class 4' }])).toContain('>Class 4</p>');
    expect(render([{ student_Name: 'Zoya K.' }])).not.toContain('class="birthday-students_class"');
  });

  it('says so when there is no one', () => {
    expect(render([])).toContain('No birthdays today.');
  });
});
