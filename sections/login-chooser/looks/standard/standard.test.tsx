import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { loginChooser } from '../../manifest.ts';
import { LoginChooser } from './LoginChooser.tsx';

const loginChooserStandard = lookOf(loginChooser, 'standard');

const render = (studentDomain?: string | null, siteUrl?: string) =>
  renderToStaticMarkup(
    <LoginChooser
      heading="Log in"
      {...(studentDomain === undefined ? {} : { studentDomain })}
      {...(siteUrl === undefined ? {} : { siteUrl })}
      env={testEnv(loginChooserStandard)}
    />,
  );

describe('login-chooser', () => {
  it.each([undefined, null, '', '#', ' # '])('shows the two staff doors only, for the domain %j', (domain) => {
    const html = render(domain);
    expect(html.match(/href="\/login"/g)).toHaveLength(2);
    expect(html).toContain('Admin Login');
    expect(html).toContain('Teachers &amp; Staff Login');
    expect(html).not.toMatch(/Student Login|Parent Login/);
  });

  it.each(['greenfield.example', 'https://greenfield.example/'])('sends students and parents to %s', (domain) => {
    expect(render(domain)).toContain('href="https://greenfield.example/"');
    expect(render(domain)).toContain('href="https://greenfield.example/?type=2"');
  });

  it('keeps students and parents here where their domain is this site', () => {
    const html = render('greenfield.example', 'https://greenfield.example');
    expect(html).toContain('href="/login?type=2"');
    expect(html.match(/href="\/login"/g)).toHaveLength(3);
    expect(html).not.toContain('https://');
  });
});
