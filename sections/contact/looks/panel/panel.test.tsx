import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { contact } from '../../manifest.ts';
import { ContactPanel } from './ContactPanel.tsx';

const contactPanel = lookOf(contact, 'panel');

const { school } = contactPanel.example;
const render = (over: object = {}, env: object = {}) =>
  renderToStaticMarkup(
    <ContactPanel heading="Reach us" text="" school={{ ...school, ...over }} env={testEnv(contactPanel, env)} />,
  );

describe('contact/panel', () => {
  it('makes each way one link, and office hours plain text', () => {
    expect(render()).toContain('href="tel:+912055500142"');
    expect(render()).toContain('href="mailto:office@amaltas.example"');
    expect(render()).toMatch(/data-way="hours"><div/);
  });

  it('says so when the school left nothing, and when it could not be loaded', () => {
    expect(render({ phone: undefined, email: undefined, office_Hours: undefined })).toContain(
      'No contact details have been added yet.',
    );
    expect(render({}, { state: 'error' })).toContain('could not be loaded');
  });
});
