import { describe, expect, it } from 'vitest';
import { contentTypes } from '#schemas/content/index.ts';
import { calls } from '#server/main/calls.ts';
import { changedFields } from './changed-fields.ts';
import { deedWords, thingWords } from './deed-words.ts';
import { deedOf, kindOf, nameOf } from './sayings.ts';

/** What is looked at, checked or said beside, and changes nothing that is kept. */
const unrecorded = ['showPlace', 'openBackup', 'checkStudentImport', 'checkPickUpCode'];

describe('the words of the audit log', () => {
  it('say what was done, and to what', () => {
    expect(deedOf({ action: 'publishContent', entity: 'notice' }, 'en')).toBe('Published a notice');
    expect(deedOf({ action: 'publishContent', entity: 'notice' }, 'hi')).toBe('सूचना को प्रकाशित किया');
    expect(kindOf('notice', 'en')).toBe('Notice');
    expect(nameOf({ before: { noticeHead: 'Winter timing' }, after: null })).toBe('Winter timing');
  });

  it('read as English where there are none yet', () => {
    expect(deedOf({ action: 'changeBusRoute', entity: 'busRoute' }, 'en')).toBe('Change bus route');
    expect(deedOf({ action: 'editContent', entity: 'busRoute' }, 'en')).toBe('Changed bus route');
    expect(kindOf('busRoute', 'en')).toBe('Bus route');
  });

  it('have a sentence for each call that changes something', () => {
    const changing = calls.filter(({ method, access }) => method !== 'GET' && access.kind !== 'public');
    const ids = changing.map(({ id }) => id).filter((id) => !unrecorded.includes(id));
    expect(ids.filter((id) => !deedWords.has(id))).toEqual([]);
  });

  it('name every content type', () => {
    expect(contentTypes.filter(({ type }) => !thingWords.has(type))).toEqual([]);
  });
});

describe('the fields that an entry tells of', () => {
  it('are those that differ', () => {
    const before = { noticeHead: 'Old', level: 'Info', version: 1, translations: { hi: { noticeHead: 'पुराना' } } };
    const after = { noticeHead: 'New', level: 'Info', version: 2, translations: { hi: { noticeHead: 'नया' } } };
    expect(changedFields(before, after)).toEqual([
      { path: ['noticeHead'], before: 'Old', after: 'New' },
      { path: ['translations', 'hi', 'noticeHead'], before: 'पुराना', after: 'नया' },
    ]);
  });

  it('are all that is filled in where a thing came or went', () => {
    const thing = { name: 'Diwali', note: '', days: [] };
    expect(changedFields(null, thing)).toEqual([{ path: ['name'], before: undefined, after: 'Diwali' }]);
    expect(changedFields(thing, null)).toEqual([{ path: ['name'], before: 'Diwali', after: undefined }]);
  });
});
