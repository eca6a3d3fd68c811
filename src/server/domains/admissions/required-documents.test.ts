import { describe, expect, it } from 'vitest';
import { documentsByRules, standardDocuments } from './required-documents.ts';

/** Ids of the standard classes. */
const nursery = 1;
const class1 = 4;
const class2 = 5;

describe('the documents that a class asks for', () => {
  it.each([nursery, class1])('are the birth certificate up to class 1: %i', (classId) => {
    expect(standardDocuments(classId)).toEqual(['Birth_Certificate']);
  });

  it('are those of the school before from class 2 on', () => {
    expect(standardDocuments(class2)).toEqual(['Birth_Certificate', 'Transfer_Certificate', 'Report_Card']);
  });

  it('are what the school says of the class, else of all classes, else the usual', () => {
    const rules = [{ Documents: ['Photo'] }, { Class_Id: class2, Documents: ['Medical', 'Photo'] }];
    expect(documentsByRules(rules, class2)).toEqual(['Photo', 'Medical']);
    expect(documentsByRules(rules, nursery)).toEqual(['Photo']);
    expect(documentsByRules([{ Class_Id: -1, Documents: [] }], class2)).toEqual([]);
    expect(documentsByRules([{ Class_Id: class2, Documents: ['Photo'] }], class1)).toEqual(['Birth_Certificate']);
    expect(documentsByRules([{ Documents: 'Photo' }], nursery)).toEqual(['Birth_Certificate']);
  });

  it('never are an Aadhaar, nor what is not a document', () => {
    expect(documentsByRules([{ Documents: ['Aadhaar', 'Passport', 'Photo'] }], nursery)).toEqual(['Photo']);
  });
});
