import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { schoolRegistration } from '#schemas/api/registration.ts';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { registration } from '../../manifest.ts';
import { groupsIn } from './fields.ts';
import { Registration } from './Registration.tsx';

const platformRegistration = lookOf(registration, 'standard');

const fields = groupsIn(testEnv(platformRegistration)).flatMap((group) => group.fields);
const html = renderToStaticMarkup(
  <Registration {...platformRegistration.example} env={testEnv(platformRegistration)} />,
);

describe('registration', () => {
  it('asks for what the call demands, and for nothing that it does not take', () => {
    const { properties, required } = schoolRegistration.body;
    const taken = [...Object.keys(properties), ...Object.keys(schoolRegistration.files)];
    expect(fields.map(({ name }) => name).filter((name) => !taken.includes(name))).toEqual([]);
    expect(fields.flatMap((field) => (field.required ? [field.name] : [])).sort()).toEqual([...required].sort());
  });

  it('sends the logo along, and goes on to the new school', () => {
    expect(html).toContain(`action="${schoolRegistration.path}"`);
    expect(html).toContain('method="post"');
    expect(html).toContain('encType="multipart/form-data"');
    expect(html).toContain('data-follow="handoverUrl"');
  });

  it('says each field by a label and lets password managers help', () => {
    for (const { name } of fields) expect(html).toContain(`<label for="home-registration-${name}">`);
    expect(html).toContain('autoComplete="new-password"');
  });
});
