import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { lookOf, testEnv } from '../../../shared/test-env.ts';
import { classes } from '../../manifest.ts';
import type { Bindings } from '../../schema.ts';
import { ClassesRegister } from './ClassesRegister.tsx';

const classRegister = lookOf(classes, 'register');

const render = (items: Bindings['items']) =>
  renderToStaticMarkup(<ClassesRegister heading="Classes" items={items} env={testEnv(classRegister)} />);

describe('classes/register', () => {
  it('is a table whose rows and columns have names', () => {
    const html = render([{ className: 'XI Science', classFees: '₹96,000' }]);
    expect(html).toContain('<th scope="row"><span>XI Science</span>');
    expect(html).toMatch(/<th scope="col">Fee<\/th>/);
  });

  it('leads from a class to the enquiry with it, but not from the enquiry itself or where admissions are closed', () => {
    const linked = (props: object, over: object = {}) =>
      renderToStaticMarkup(
        <ClassesRegister
          heading="Classes"
          items={[{ className: 'XI & XII' }]}
          enquireHref="/registration"
          {...props}
          env={testEnv(classRegister, over)}
        />,
      );
    expect(linked({})).toContain('href="/registration?class=XI+%26+XII"');
    expect(linked({ admissionOpen: false })).not.toContain('href=');
    expect(linked({}, { path: '/registration' })).not.toContain('href=');
    const enquireHref = '/registration?from=site#form';
    expect(linked({ enquireHref })).toContain('href="/registration?from=site&amp;class=XI+%26+XII#form"');
    expect(linked({ enquireHref }, { path: '/registration' })).not.toContain('href=');
    expect(linked({ enquireHref: 'tel:+912055500142' })).toContain('href="tel:+912055500142"');
    expect(linked({}).match(/scope="col"/g)).toHaveLength(2);
    expect(linked({ admissionOpen: false }).match(/scope="col"/g)).toHaveLength(1);
  });

  it('leaves out a column that nobody fills', () => {
    const html = render([{ className: 'VI', childrenAge: '11' }, { className: 'VII' }]);
    expect(html.match(/scope="col"/g)).toHaveLength(2);
    expect(html).toContain('<span>–</span></td>');
  });
});
