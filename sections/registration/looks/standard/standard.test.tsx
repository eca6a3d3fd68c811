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

const renderWith = (over: object): string =>
  renderToStaticMarkup(
    <Registration {...platformRegistration.example} {...over} env={testEnv(platformRegistration)} />,
  );

describe('registration', () => {
  it('asks for what the call demands, and for nothing that it does not take', () => {
    const { properties, required } = schoolRegistration.body;
    const taken = [...Object.keys(properties), ...Object.keys(schoolRegistration.files)];
    expect(fields.map(({ name }) => name).filter((name) => !taken.includes(name))).toEqual([]);
    expect(fields.flatMap((field) => (field.required ? [field.name] : [])).sort()).toEqual([...required].sort());
  });

  it('has in it what was typed before, and the theme that was kept', () => {
    const typed = renderWith({ school_Name: 'Champak "Vidya" Niketan', City: 'Jabalpur', theme_Id: 2 });
    expect(typed).toMatch(/<input[^>]*name="school_Name"[^>]*value="Champak &quot;Vidya&quot; Niketan"/);
    expect(typed).toMatch(/<input[^>]*name="City"[^>]*value="Jabalpur"/);
    expect(typed.match(/<input type="radio"[^>]*checked/g)).toHaveLength(1);
    expect(typed).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="2"/);
    expect(schoolRegistration.body.properties).toHaveProperty('theme_Id');
    // One that there is not is the first.
    expect(renderWith({ theme_Id: 9 })).toMatch(/<input type="radio"[^>]*checked=""[^>]*value="1"/);
    expect(renderWith({ themes: undefined })).not.toContain('type="radio"');
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
