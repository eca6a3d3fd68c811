import { describe, expect, it } from 'vitest';
import { changeOf, missingOf, noPerson, type PersonFields } from './person-fields.ts';

const person: PersonFields = {
  ...noPerson,
  name: 'Rohini Lele',
  email: 'rohini@example.org',
  mobile: '+919811122222',
  permissionSets: ['contentEditor'],
};

describe('what a form asks to be changed', () => {
  it('is nothing where only spaces were typed', () => {
    expect(changeOf(person, { ...person, name: ' Rohini Lele ' })).toEqual({});
  });

  it('is what differs, with a contact that was emptied as null', () => {
    const after = { ...person, mobile: '', permissionSets: ['contentEditor', 'hr'] as const };
    expect(changeOf(person, after)).toEqual({ mobile: null, permissionSets: ['contentEditor', 'hr'] });
  });

  it('takes the sets along where staff become admins', () => {
    const after: PersonFields = { ...person, role: 'Admin', permissionSets: [] };
    expect(changeOf(person, after)).toEqual({ role: 'Admin', permissionSets: [] });
  });
});

describe('what a form lacks', () => {
  it('is a name and a way to log in', () => {
    expect(missingOf(noPerson)).toEqual({
      name: 'missingName',
      email: 'missingContact',
    });
  });

  it('is an email where the link is mailed', () => {
    const byMobile = { ...person, email: '' };
    expect(missingOf(byMobile)).toEqual({});
    expect(missingOf(byMobile, { byMail: true })).toEqual({ email: 'missingEmail' });
  });
});
