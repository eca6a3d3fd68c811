import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { schoolProfile } from '../../manifest.ts';
import { SchoolProfile } from './SchoolProfile.tsx';

const platformSchoolProfile = lookOf(schoolProfile, 'standard');

const school = { ...platformSchoolProfile.example.school, Board: 'CBSE' } as const;
const render = (given: typeof school | null): string =>
  renderToStaticMarkup(
    <SchoolProfile
      {...platformSchoolProfile.example}
      school={given}
      env={testEnv(platformSchoolProfile, { headingLevel: 1 })}
    />,
  );

describe('school-profile', () => {
  it('is named by the school and leads to its website', () => {
    expect(render(school)).toMatch(/<h1[^>]*>Greenfield Public School<\/h1>/);
    expect(render(school)).toContain('href="https://greenfield.example"');
  });

  it('shows what the school has said, and nothing of the rest', () => {
    expect(render(school)).toContain('<dt>Board</dt><dd>CBSE</dd>');
    expect(render(school)).not.toContain('<dt>Principal</dt>');
    const own = { ...school, Website: 'https://alumni.greenfield.example/' };
    expect(render(own)).toContain(
      '<dd><a href="https://alumni.greenfield.example/">alumni.greenfield.example</a></dd>',
    );
  });

  it('still has its h1 where there is no school', () => {
    expect(render(null)).toMatch(/<h1[^>]*>This school is not in our list\.<\/h1>/);
  });
});
