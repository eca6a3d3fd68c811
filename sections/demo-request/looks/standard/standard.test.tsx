import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { addDemoRequest } from '#schemas/api/demo-requests.ts';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { demoRequest } from '../../manifest.ts';
import { DemoRequest } from './DemoRequest.tsx';
import { fieldsIn } from './fields.ts';

const platformDemo = lookOf(demoRequest, 'standard');

const fields = fieldsIn(testEnv(platformDemo));
const render = (over: { dialog?: boolean; signedIn?: boolean } = {}): string =>
  renderToStaticMarkup(<DemoRequest {...platformDemo.example} {...over} env={testEnv(platformDemo)} />);

describe('demo-request', () => {
  it('asks for what the call takes, and demands what it demands', () => {
    const { properties, required } = addDemoRequest.body;
    const guards = ['Company_Fax', 'Fill_Seconds'];
    expect(fields.map(({ name }) => name).sort()).toEqual(
      Object.keys(properties)
        .filter((name) => !guards.includes(name))
        .sort(),
    );
    expect(fields.flatMap((field) => (field.required ? [field.name] : [])).sort()).toEqual([...required].sort());
    expect(addDemoRequest.path).toBe('/api/demo-requests');
  });

  it('offers the values that the call takes', () => {
    const options = (name: string) => fields.find((field) => field.name === name)?.options;
    const { Designation, Students_Count, Preferred_Time } = addDemoRequest.body.properties;
    expect(options('Designation')).toEqual(Designation.enum);
    expect(options('Students_Count')).toEqual(Students_Count.enum);
    expect(options('Preferred_Time')).toEqual(Preferred_Time.enum);
  });

  it('ties each field to its label and to the place of its error', () => {
    const html = render();
    for (const { name } of fields) {
      expect(html).toMatch(new RegExp(`<label for="home-demo-request-${name}">`));
      expect(html).toContain(`id="home-demo-request-${name}-error"`);
    }
  });

  it('asks in a dialog for what a call needs, all that is demanded among it', () => {
    const few = [...render({ dialog: true }).matchAll(/<label for="home-demo-request-(\w+)"/g)].map(([, name]) => name);
    expect(few).toEqual(['Name', 'School_Name', 'Mobile', 'Email', 'Students_Count', 'City', 'Consent', 'fax']);
    for (const field of fields) if (field.required) expect(few).toContain(field.name);
  });

  it('is a dialog that opens by itself, but not for who is signed in', () => {
    expect(render({ dialog: true })).toMatch(/<dialog id="demo-request"[^>]*data-enhance="auto-dialog"/);
    const signedIn = render({ dialog: true, signedIn: true });
    expect(signedIn).toContain('<dialog id="demo-request"');
    expect(signedIn).not.toContain('auto-dialog');
    expect(render()).not.toContain('<dialog');
  });

  it('says the same without script, at the address that the call leads back to', () => {
    expect(render()).toMatch(/id="sent".*We will call you within one working day\./s);
    expect(render()).toContain('action="/api/demo-requests" method="post"');
  });
});
